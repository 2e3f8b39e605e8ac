// The footer: brand and social links, link menu, contact, payment logos, seals, legal line (specification 2).

import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/icon.tsx';
import { formatOneDecimal } from '#ui/stars.tsx';
import { openCookiePreferences } from '#web/consent/consent.ts';
import { PaymentMarks } from '../../commerce/payments/payment-marks.tsx';
import { paths } from '../../paths.ts';
import { Logo } from '../../shops/logo.tsx';
import {
  usePaymentMethods,
  useSettings,
  useShop,
  useShopHref,
  useShops,
  useWhatsAppHref,
} from '../../shops/shop-context.tsx';
import { MenuLink } from '../menu/menu-link.tsx';
import type { MenuNode } from '../menu/menu-node.ts';
import { ContactItems } from './contact-items.tsx';
import { certificationSeals, securitySeals } from './seals.ts';

/** Heights as measured on a phone; see `.deferred-layout`. */
export function SiteFooter({ links, newsletter }: { links: readonly MenuNode[]; newsletter: ReactNode }) {
  const shop = useShop();
  return (
    <footer className="site-footer deferred-layout [--usual-height:940px]">
      <div className="row footer-main">
        <div>
          <FooterBrand />
        </div>
        <div>
          <div key={shop.id} className="footer-groups">
            {links.map((group) => (
              <FooterGroup key={group.label} title={group.label}>
                <ul>
                  {(group.sub ?? []).map((link) => (
                    <li key={link.label}>
                      <MenuLink node={link} className="footer-link" />
                    </li>
                  ))}
                </ul>
              </FooterGroup>
            ))}
            <Contact />
          </div>
          {newsletter && (
            <div className="mt-6 max-w-[640px] rounded-card bg-page px-5 text-ink md:py-5">{newsletter}</div>
          )}
        </div>
      </div>
      <FooterMarks />
    </footer>
  );
}

function FooterBrand() {
  const shop = useShop();
  const toHref = useShopHref();
  const { link, sistema } = useSettings();
  const { social } = link;
  const rating = sistema.geral.avaliacao;
  const links: { href: string | undefined; label: string; icon: IconName }[] = [
    { href: social.facebook, label: 'Facebook', icon: 'facebook' },
    { href: social.instagram, label: 'Instagram', icon: 'instagram' },
    { href: social.youtube, label: 'YouTube', icon: 'youtube' },
    { href: social.pinterest, label: 'Pinterest', icon: 'pinterest' },
  ];
  return (
    <>
      <Logo shop={shop} className="text-logo" />
      <p className="mt-2 max-w-[30ch] text-small text-on-footer-2 md:mt-4">{shop.slogan}</p>
      {rating && (
        <a href={toHref(paths.storeReviews)} className="footer-link underline underline-offset-4">
          {`A loja: ${formatOneDecimal(rating.media)} de 5, em ${rating.quantidade} avaliações`}
        </a>
      )}
      <ul className="-ml-[10px] flex gap-1 md:mt-4">
        {links.map(
          ({ href, label, icon }) =>
            href && (
              <li key={label}>
                <a href={href} target="_blank" rel="noopener" className="icon-button">
                  <Icon name={icon} />
                  <span className="sr-only">{`${label} (abre em nova aba)`}</span>
                </a>
              </li>
            ),
        )}
      </ul>
    </>
  );
}

/** Renders each part only if it is configured. */
function Contact() {
  const { telefoneContato: phone, atendimento: hours, emailContato: mail } = useSettings().sistema.geral.site;
  const whatsApp = useWhatsAppHref('Olá. Queria falar com vocês.');
  return (
    <>
      {(phone || whatsApp) && (
        <FooterGroup title="Contato">
          <ul>
            <ContactItems phone={phone} whatsApp={whatsApp} />
            {mail && (
              <li>
                <a href={`mailto:${mail}`} className="footer-link">
                  {mail}
                </a>
              </li>
            )}
          </ul>
        </FooterGroup>
      )}
      {hours && (
        <FooterGroup title="Horário de atendimento">
          <p className="footer-link">{hours}</p>
        </FooterGroup>
      )}
    </>
  );
}

function FooterMarks() {
  return (
    <>
      <div className="row">
        <div className="footer-marks">
          <Payments />
          <Seals id="footer-security" title="Segurança" seals={securitySeals} />
          <Seals id="footer-certification" title="Ingredientes" seals={certificationSeals} />
        </div>
      </div>
      <LegalLine />
    </>
  );
}

/** The marks of the payment methods that the shop has (reading A48). */
function Payments() {
  const methods = usePaymentMethods();
  if (methods.length === 0) return null;
  return (
    <section aria-labelledby="footer-payments">
      <h2 id="footer-payments" className="footer-title">
        Formas de pagamento
      </h2>
      <PaymentMarks methods={methods} />
    </section>
  );
}

function Seals({ id, title, seals }: { id: string; title: string; seals: typeof securitySeals }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="footer-title">
        {title}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-3">
        {seals.map(({ name, file }) => (
          <li key={name} className="flex items-center gap-2.5 text-small text-on-footer-2">
            {file && (
              <span className="footer-seal">
                <img src={file} alt="" width="28" height="28" loading="lazy" />
              </span>
            )}
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Without script no optional cookie is ever set, so the link then leads to the privacy policy. */
function CookieLink() {
  const toHref = useShopHref();
  return (
    <a
      href={toHref(paths.privacyPolicy)}
      className="footer-link underline underline-offset-4"
      onClick={(event) => {
        event.preventDefault();
        openCookiePreferences();
      }}
    >
      Preferências de cookies
    </a>
  );
}

export function LegalLine() {
  const { razaoSocial, cnpj, endereco, cep } = useSettings().sistema.geral.site;
  const [main] = useShops();
  return (
    <div className="row text-micro text-on-footer-2">
      <div className="border-t border-footer-line py-6">
        {razaoSocial && (
          <p>
            {razaoSocial} · CNPJ {cnpj} · {endereco} · CEP {cep}
          </p>
        )}
        <CookieLink />
        <p className="mt-1">{`Desenvolvido pela equipe de tecnologia da ${main.nome}.`}</p>
      </div>
    </div>
  );
}

/** A column from 768 px on; below, and in browsers that cannot unfold it by style, a disclosure. */
function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="footer-group" aria-label={title}>
      <h2 className="footer-title footer-column-title">{title}</h2>
      <details className="disclosure phone-disclosure">
        <summary className="footer-fold">
          <h2 className="footer-title">{title}</h2>
          <Icon name="chevron-down" className="disclosure-mark size-4" />
        </summary>
        <div className="footer-group-content">{children}</div>
      </details>
    </section>
  );
}
