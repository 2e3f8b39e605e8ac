import type { ReactNode } from 'react';
import { buttonClass, type ButtonSize } from '#ui/button.tsx';
import { CloseButton, Dialog } from '#ui/overlays/dialog.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { keepOfferedCoupon } from '../../commerce/cart/offered-coupon.ts';
import type { PopupView } from './use-popup.ts';

interface PopupProps {
  popup: PopupView;
  isOpen: boolean;
  onClose: () => void;
}

const phones = '(max-width: 39.99rem)';

/** A picture at the left and one action: a dialog, on phones a sheet that leaves the page usable. */
export function PopupDialog(props: PopupProps) {
  if (window.matchMedia(phones).matches) return <PopupSheet {...props} />;
  const { popup, isOpen, onClose } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={popup.title}
      header={<CloseButton onClose={onClose} className="popup-close" />}
    >
      <div className="grid grid-cols-[240px_minmax(0,1fr)]">
        <Picture popup={popup} className="aspect-4/5 h-full w-full" />
        <div className="flex flex-col justify-center gap-4 p-8">
          {/* The accessible title of the dialog has the same text. */}
          <p aria-hidden="true" className="pr-8 font-display text-h2 text-heading">
            {popup.title}
          </p>
          {popup.html.__html && <RichText html={popup.html} />}
          <Action popup={popup} size="regular" onFollow={onClose} />
        </div>
      </div>
    </Dialog>
  );
}

/** Not modal, and at most 40 % of the screen: on a phone a dialog would cover most of the page. */
function PopupSheet({ popup, isOpen, onClose }: PopupProps) {
  if (!isOpen) return null;
  return (
    <aside aria-label={popup.title} className="popup-sheet">
      <Picture popup={popup} className="aspect-4/5 w-24 rounded-input" />
      <div className="min-w-0">
        <p aria-hidden="true" className="pr-9 font-display text-h3 text-heading">
          {popup.title}
        </p>
        {popup.html.__html && (
          <div className="mt-1 text-note">
            <RichText html={popup.html} />
          </div>
        )}
      </div>
      <Action popup={popup} size="card" className="col-span-full" onFollow={onClose} />
      <CloseButton onClose={onClose} className="popup-close" />
    </aside>
  );
}

function Picture({ popup: { picture }, className }: { popup: PopupView; className: string }): ReactNode {
  if (!picture) return null;
  return <img src={picture} alt="" width={640} height={800} className={`bg-skeleton object-cover ${className}`} />;
}

interface ActionProps {
  popup: PopupView;
  size: ButtonSize;
  className?: string;
  onFollow: () => void;
}

function Action({ popup: { href, button, coupon }, size, className, onFollow }: ActionProps) {
  if (!href) return null;
  const follow = () => {
    if (coupon) keepOfferedCoupon(coupon);
    onFollow();
  };
  return (
    <a href={href} className={buttonClass('primary', size, className)} onClick={follow}>
      {button}
    </a>
  );
}
