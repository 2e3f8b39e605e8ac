import { buttonClass } from '#ui/button.tsx';
import { CloseButton, Dialog } from '#ui/overlays/dialog.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { keepOfferedCoupon } from '../../commerce/cart/offered-coupon.ts';
import type { PopupView } from './use-popup.ts';

interface PopupDialogProps {
  popup: PopupView;
  isOpen: boolean;
  onClose: () => void;
}

const phones = '(max-width: 39.99rem)';

/** A picture at the left and one action; a bottom sheet on phones. */
export function PopupDialog({ popup, isOpen, onClose }: PopupDialogProps) {
  const follow = () => {
    if (popup.coupon) keepOfferedCoupon(popup.coupon);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={popup.title}
      placement={window.matchMedia(phones).matches ? 'sheet' : 'center'}
      header={<CloseButton onClose={onClose} className="popup-close" />}
    >
      <div className="grid sm:grid-cols-[240px_minmax(0,1fr)]">
        {popup.picture && (
          <img
            src={popup.picture}
            alt=""
            width={640}
            height={800}
            className="aspect-16/9 w-full bg-skeleton object-cover sm:aspect-4/5 sm:h-full"
          />
        )}
        <div className="flex flex-col justify-center gap-4 p-6 sm:p-8">
          {/* The accessible title of the dialog has the same text. */}
          <p aria-hidden="true" className="pr-8 font-display text-h2 text-heading">
            {popup.title}
          </p>
          {popup.html.__html && <RichText html={popup.html} />}
          {popup.href && (
            <a href={popup.href} className={buttonClass('primary', 'regular', 'mt-2')} onClick={follow}>
              {popup.button}
            </a>
          )}
        </div>
      </div>
    </Dialog>
  );
}
