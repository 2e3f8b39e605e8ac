// The home page of each shop: its banners, showcases and reviews, in the order of the design.

import type { ReactNode } from 'react';
import { toFreeShippingRule } from '#contract/free-shipping.ts';
import type { HomeTexts } from '#contract/shops.ts';
import { type FreeShippingRule, toThresholdText } from '#rules/free-shipping.ts';
import { roundHalfUp } from '#rules/money.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { Carousel } from '#ui/navigation/carousel.tsx';
import { type BannerView, BannerImage } from '../../commerce/pictures/banner-image.tsx';
import { ProductCard } from '../../commerce/product/product-card.tsx';
import { paths } from '../../paths.ts';
import { Logo } from '../../shops/logo.tsx';
import { findShop } from '../../shops/resolve-shop.ts';
import { useSettings, useShop, useShopHref, useShops } from '../../shops/shop-context.tsx';
import type { Shop } from '../../shops/shop.ts';
import { Hero } from './hero.tsx';
import type { HomeView, ShowcaseView } from './load-home.server.ts';
import { Reviews } from './reviews.tsx';
import { Story } from './story.tsx';

interface HomePageProps extends Omit<HomeView, 'seo'> {
  newsletterForm: ReactNode;
}

export function HomePage({ newsletterForm, ...home }: HomePageProps) {
  const { texts, season, band, novelties, story } = home;
  const { convida } = useShop();
  const shops = useShops();
  const toHref = useShopHref();
  const newsletter = <Newsletter {...home.newsletter} form={newsletterForm} />;
  if (home.isOpeningSoon)
    return (
      <>
        <OpeningSoon />
        {newsletter}
      </>
    );
  return (
    <>
      <Hero
        banner={home.hero}
        products={home.heroProducts}
        second={{ button: texts.segundoBotao.botao, href: toHref(texts.segundoBotao.path) }}
      />
      {season && <Season banner={season} />}
      <Benefits />
      {home.bestSellers.cards.length > 0 && <BestSellers showcase={home.bestSellers} {...texts.maisPedidos} />}
      {texts.colecoes.itens.length > 0 && <Tiles {...texts.colecoes} />}
      {band && convida && <ShopBand banner={band} invited={findShop(convida, shops)} />}
      {novelties.cards.length > 0 && <Novelties showcase={novelties} />}
      {story && <Story banner={story} lot={home.storyLot} />}
      {home.reviews.length > 0 && <Reviews reviews={home.reviews} />}
      {newsletter}
    </>
  );
}

/** A season's invitation, which comes and goes by its dates. */
function Season({ banner: { title, text, button, href, promotion } }: { banner: BannerView }) {
  return (
    <section className="row pt-3 lg:pt-4" aria-labelledby="home-season" data-promotion={promotion?.id}>
      <div className="flex flex-col gap-x-8 gap-y-1 rounded-card bg-accent-soft px-5 py-3.5 md:flex-row md:items-center lg:px-7">
        <h2 id="home-season" className="flex-none text-h3">
          {title}
        </h2>
        {text && <p className="text-small text-ink-2 md:flex-1">{text}</p>}
        {button && (
          <a
            href={href}
            className="text-link inline-flex min-h-11 flex-none items-center self-start text-small md:self-auto"
          >
            {button}
          </a>
        )}
      </div>
    </section>
  );
}

/** Collections, by mood or by room. */
function Tiles({ titulo, itens }: HomeTexts['colecoes']) {
  const toHref = useShopHref();
  return (
    <section className="row section" aria-labelledby="home-tiles">
      <h2 id="home-tiles" className="mb-6.5">
        {titulo}
      </h2>
      <ul className="strip home-tiles">
        {itens.map((tile) => (
          <li key={tile.label}>
            <a href={toHref(tile.path)} className="home-tile" data-essence={tile.essencia}>
              <span>{tile.label}</span>
              <small>{tile.texto}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function BestSellers({ showcase, texto, path }: HomeTexts['maisPedidos'] & { showcase: ShowcaseView }) {
  const toHref = useShopHref();
  return (
    <section className="row section" aria-labelledby="mais-pedidos">
      <div className="mb-6.5 flex flex-col items-start justify-between gap-2.5 md:flex-row md:items-end">
        <div>
          <h2 id="mais-pedidos">{showcase.title}</h2>
          {texto && <p className="mt-1.5 text-ink-2">{texto}</p>}
        </div>
        <a href={toHref(path)} className="text-link inline-flex min-h-11 items-center lg:min-h-6">
          Ver todos
        </a>
      </div>
      <ul className="product-grid product-grid-whole">
        {showcase.cards.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Novelties({ showcase }: { showcase: ShowcaseView }) {
  return (
    <div className="row section deferred-layout [--usual-height:503px]">
      <Carousel
        label={showcase.title}
        heading={<h2>{showcase.title}</h2>}
        slideClassName="w-[46%] md:w-[30%] lg:w-[22.6%]"
      >
        {showcase.cards.map((card) => (
          <ProductCard key={card.id} card={card} />
        ))}
      </Carousel>
    </div>
  );
}

function Newsletter({ titulo, texto, form }: HomeView['newsletter'] & { form: ReactNode }) {
  return (
    <section className="row section" aria-labelledby="home-newsletter">
      <div className="grid gap-6 rounded-box bg-accent-soft px-6 py-9 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-center lg:gap-12 lg:px-18 lg:py-13">
        <div>
          <h2 id="home-newsletter">{titulo}</h2>
          <p className="mt-2 max-w-[46ch] text-ink-2">{texto}</p>
        </div>
        {form}
      </div>
    </section>
  );
}

function Benefits() {
  const settings = useSettings();
  const { troca, produtos } = useShop().promessas;
  const { pagamento } = settings.sistema.checkout;
  const rule = toFreeShippingRule(settings);
  const benefits: { icon: IconName; title: string; text: string }[] = [
    rule
      ? { icon: 'truck', title: 'Frete grátis', text: toFreeShippingText(rule) }
      : { icon: 'truck', title: 'Todo o Brasil', text: 'frete calculado pelo seu CEP' },
    { icon: 'pix', title: `${roundHalfUp(pagamento.descontos.pix * 100)}% de desconto`, text: 'pagando no Pix' },
    produtos.titulo
      ? { icon: 'leaf', title: produtos.titulo, text: produtos.texto }
      : { icon: 'shield', title: 'Compra segura', text: 'dados protegidos' },
    { icon: 'back', title: troca.titulo, text: troca.texto },
  ];
  return (
    <section className="row pt-5.5" aria-label="Vantagens">
      <ul className="benefits">
        {benefits.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} className="size-5.5 lg:size-7" />
            <span className="text-balance">
              <b className="block text-note font-semibold text-ink">{title}</b>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function toFreeShippingText(rule: FreeShippingRule): string {
  const { threshold, regionalThreshold } = rule;
  const isRegional = regionalThreshold < threshold;
  return `${toThresholdText(rule, isRegional ? regionalThreshold : threshold)}${isRegional ? ' no Sul e no Sudeste' : ''}`;
}

/** Invites to another shop: by its home path alone, which selects it. */
function ShopBand({ banner, invited }: { banner: BannerView; invited: Shop }) {
  const isNight = invited.paleta === 'noite';
  return (
    <section className="row section" aria-labelledby="home-band" data-promotion={banner.promotion?.id}>
      <div className={`shop-band ${isNight ? 'on-night' : ''}`} data-look={isNight ? 'night' : 'light'}>
        <BannerImage banner={banner} className="shop-band-image" />
        <div className="shop-band-text">
          {invited.logo.desenho === 'manuscrito' ? (
            <Logo shop={invited} className={`h-10 ${isNight ? 'text-gold' : ''}`} />
          ) : (
            <p className="font-semibold">{invited.nome}</p>
          )}
          <h2 id="home-band" className="shop-band-title">
            {banner.title}
          </h2>
          <p className={`mb-6.5 max-w-[24em] text-balance ${isNight ? 'text-on-night-2' : ''}`}>{banner.text}</p>
          <a href={invited.path} className={buttonClass(isNight ? 'light' : 'primary')}>
            {banner.button}
          </a>
        </div>
      </div>
    </section>
  );
}

/** The home page of a shop that has neither products nor lists yet. */
export function OpeningSoon() {
  const { nome } = useShop();
  const toHref = useShopHref();
  return (
    <section className="row section flex flex-col items-start gap-4" aria-labelledby="opening-soon">
      <h1 id="opening-soon" tabIndex={-1}>
        {`${nome}: abrimos em breve`}
      </h1>
      <p className="max-w-prose text-ink-2">
        Estamos preparando os primeiros produtos. Deixe o seu e-mail aqui embaixo para saber quando a loja abrir, ou
        escreva para a gente.
      </p>
      <a href={toHref(paths.contact)} className={buttonClass()}>
        Fale conosco
      </a>
    </section>
  );
}
