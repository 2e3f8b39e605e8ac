// What the pages of products, kits and lists share: skeleton, title, what stands beside the price.

import type { ReactNode } from 'react';
import { splitContents } from '#rules/unit-price.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { NewTabLink } from '#ui/new-tab-link.tsx';
import { Stars } from '#ui/stars.tsx';
import { UnbrokenText } from '#ui/unbroken-text.tsx';
import { useShop, useWhatsAppHref } from '../../shops/shop-context.tsx';
import { PolicyLinks } from '../policies.tsx';
import { type ReviewsView, reviewsId } from '../reviews/review.ts';

interface PurchaseLayoutProps {
  title: ReactNode;
  pictures: ReactNode;
  /** Price, options, button and freight. */
  buying: ReactNode;
  /** From 1024 px on, what stays in view while the other column scrolls. */
  sticky: 'pictures' | 'buying';
  /** Shown below the pictures. */
  children?: ReactNode;
}

/** One column on phones: title, pictures, buying, texts. From 1024 px on the pictures are beside title and buying. */
export function PurchaseLayout({ title, pictures, buying, sticky, children }: PurchaseLayoutProps) {
  return (
    <div className="purchase-layout mt-1" data-sticky={sticky}>
      <div className="purchase-title">{title}</div>
      <div className="purchase-pictures">{pictures}</div>
      <div className="purchase-buying">{buying}</div>
      {children && <div className="purchase-texts">{children}</div>}
    </div>
  );
}

interface PurchaseTitleProps {
  /** The brand, or the kind of kit. */
  over: ReactNode;
  name: string;
  reviews: ReviewsView | undefined;
  sku: string;
}

export function PurchaseTitle({ over, name, reviews, sku }: PurchaseTitleProps) {
  const { title, contents } = splitContents(name);
  return (
    <header>
      {over}
      <h1 tabIndex={-1} className="lg:mt-1">
        <UnbrokenText>{title}</UnbrokenText>
        {contents && (
          <>
            {' '}
            <span className="purchase-contents">{contents}</span>
          </>
        )}
      </h1>
      <p className="flex flex-wrap items-center gap-x-4 text-small text-ink-2 lg:mt-2">
        {reviews ? (
          <a href={`#${reviewsId}`} className="inline-flex min-h-11 items-center hover:underline lg:min-h-6">
            <Stars mean={reviews.mean} count={reviews.count} />
          </a>
        ) : (
          <a href={`#${reviewsId}`} className="inline-flex min-h-11 items-center underline lg:min-h-6">
            Seja a primeira pessoa a avaliar
          </a>
        )}
        <span>Cód. {sku}</span>
      </p>
    </header>
  );
}

/** What the line below the button says that the safety notes are about. */
export type CareTopic = 'dilution' | 'pregnancy' | 'children' | 'pets' | 'sun';

const careTopics: Record<CareTopic, { icon: IconName; word: string }> = {
  dilution: { icon: 'drop', word: 'Diluição' },
  pregnancy: { icon: 'pregnancy', word: 'Gestação' },
  children: { icon: 'child', word: 'Crianças' },
  pets: { icon: 'paw', word: 'Animais' },
  sun: { icon: 'sun', word: 'Sol' },
};

interface PurchaseNotesProps {
  care: readonly CareTopic[];
  /** The address of the section with the safety notes. */
  careHref: string;
  /** Shown between care and policies. */
  children?: ReactNode;
}

/** Below the button: what the safety notes are about, and the policies that decide a purchase. */
export function PurchaseNotes({ care, careHref, children }: PurchaseNotesProps) {
  return (
    <div className="flex flex-col">
      {care.length > 0 && (
        <a href={careHref} className="care-summary">
          <span className="sr-only">Cuidados: </span>
          {care.map((topic) => (
            <span key={topic} className="care-topic">
              <Icon name={careTopics[topic].icon} className="size-5 text-brand" />
              <span>{careTopics[topic].word}</span>
            </span>
          ))}
        </a>
      )}
      {children}
      <PolicyLinks className="" />
    </div>
  );
}

/** Asks the shop about what the page at `address`, absolute, sells; nothing if the shop is not at WhatsApp. */
export function WhatsAppLink({ name, address }: { name: string; address: string }) {
  const href = useWhatsAppHref(`Olá. Tenho uma pergunta sobre ${name}: ${address}`);
  if (href === undefined) return null;
  return (
    <NewTabLink href={href} className={buttonClass('link', 'regular', 'self-start')}>
      <Icon name="chat" />
      <span>Perguntar no WhatsApp</span>
    </NewTabLink>
  );
}

/** What the shop promises for everything that it sells. */
export function Assurances({ isVegan = false }: { isVegan?: boolean }) {
  const { troca } = useShop().promessas;
  return (
    <ul className="grid grid-cols-3 gap-3 border-y border-line py-4 text-center text-micro text-balance">
      <Assurance icon="back" title={troca.titulo} text={troca.texto} />
      <Assurance icon="shield" title="Compra segura" text="dados protegidos" />
      {isVegan ? (
        <Assurance icon="leaf" title="Vegano" text="nada de origem animal" />
      ) : (
        <Assurance icon="truck" title="Todo o Brasil" text="frete pelo seu CEP" />
      )}
    </ul>
  );
}

function Assurance({ icon, title, text }: { icon: IconName; title: string; text: string }) {
  return (
    <li>
      <Icon name={icon} className="mx-auto mb-1.5 size-6 text-brand" />
      <b className="block font-semibold">{title}</b>
      <span className="text-ink-2">{text}</span>
    </li>
  );
}
