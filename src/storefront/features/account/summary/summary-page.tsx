import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon, type IconName } from '#ui/icon.tsx';
import { paths } from '../../../paths.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import type { SummaryView } from './summary-view.server.ts';

interface SummaryPageProps {
  summary: SummaryView;
  orders: ReactNode;
  /** The main address, or a text if there is none. */
  mainAddress: ReactNode;
}

export function SummaryPage({ summary, orders, mainAddress }: SummaryPageProps) {
  const { firstName, profile, addressCount, favouriteCount } = summary;
  return (
    <>
      <h1 tabIndex={-1}>Olá, {firstName}!</h1>
      <p className="mt-2 text-lead text-ink-2">Aqui ficam as suas compras, os seus endereços e os seus dados.</p>
      {orders}
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <Card icon="pin" title="Endereço principal" path={paths.addresses} action={toAddressAction(addressCount)}>
          {mainAddress}
        </Card>
        <Card icon="heart" title="Favoritos" path={paths.favourites} action="Ver favoritos">
          {toFavouriteText(favouriteCount)}
        </Card>
        <Card icon="user" title="Dados" path={paths.accountData} action="Ver e mudar dados">
          {profile.nomeRazao}
          <br />
          {profile.email}
          <br />
          {profile.celular}
        </Card>
        <Card icon="shield" title="Privacidade" path={paths.privacy} action="Cuidar da privacidade">
          Autorizações, aparelhos conectados, cópia dos seus dados e exclusão da conta.
        </Card>
      </div>
    </>
  );
}

function toAddressAction(count: number): string {
  if (count === 0) return 'Adicionar endereço';
  return count === 1 ? 'Ver e mudar endereço' : `Ver os ${count} endereços`;
}

function toFavouriteText(count: number): string {
  if (count === 0) return 'Toque no coração dos produtos para guardá-los aqui.';
  return count === 1 ? 'Você guardou 1 produto.' : `Você guardou ${count} produtos.`;
}

interface CardProps {
  icon: IconName;
  title: string;
  path: string;
  action: string;
  children: ReactNode;
}

function Card({ icon, title, path, action, children }: CardProps) {
  const toHref = useShopHref();
  return (
    <section className="flex flex-col rounded-card border border-line p-5 lg:p-6">
      <h2 className="flex items-center gap-2.5 text-h3">
        <Icon name={icon} className="size-5 text-brand" />
        {title}
      </h2>
      <div className="mt-3 mb-3 flex-1 text-ink-2">{children}</div>
      <Link to={toHref(path)} className="text-link inline-flex min-h-11 items-center self-start lg:min-h-8">
        {action}
      </Link>
    </section>
  );
}
