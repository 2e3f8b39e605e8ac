import { NewTabLink } from '#ui/new-tab-link.tsx';

interface ContactItemsProps {
  /** '' if the shop has none. */
  phone: string;
  /** Undefined if the shop is not at WhatsApp. */
  whatsApp: string | undefined;
}

/** The items of a list that say how to reach the shop at once. */
export function ContactItems({ phone, whatsApp }: ContactItemsProps) {
  return (
    <>
      {phone && (
        <li>
          <a href={`tel:+55${phone.replaceAll(/\D/g, '')}`} className="footer-link">
            {phone}
          </a>
        </li>
      )}
      {whatsApp && (
        <li>
          <NewTabLink href={whatsApp} className="footer-link">
            WhatsApp
          </NewTabLink>
        </li>
      )}
    </>
  );
}
