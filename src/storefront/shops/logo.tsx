import logos from '../assets/logos.svg?url';
import type { Shop } from './shop.ts';

interface LogoProps {
  shop: Pick<Shop, 'logo' | 'nome'>;
  /** Height and colour. */
  className?: string;
}

/** The shop's name as a drawing; its accessible name is the shop's name. */
export function Logo({ shop, className = '' }: LogoProps) {
  const { desenho, texto } = shop.logo;
  const words = texto || shop.nome;
  if (desenho === 'manuscrito') return <ScriptLogo shop={shop} className={className} />;
  if (desenho === 'nome') return <span className={`font-display ${className}`}>{words}</span>;
  return (
    <span role="img" aria-label={shop.nome} className={`logo-flower ${className}`}>
      <Flower />
      <span aria-hidden="true">{words}</span>
    </span>
  );
}

/** Outlined, so that other shops need not load its font. */
function ScriptLogo({ shop, className = '' }: LogoProps) {
  return (
    <svg viewBox="0 0 123 45" role="img" aria-label={shop.nome} className={`logo-script ${className}`}>
      <use href={`${logos}#manuscrito`} />
    </svg>
  );
}

function Flower() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="h-[1.33em] w-[1.33em]">
      <g className="fill-flower">
        <path d="M24 23C14 20 12 8 20 4c7 2 9 10 4 19z" />
        <path d="M26 24c10-3 17 5 14 13-8 2-14-4-14-13z" />
        <path d="M22 24c-4 9-15 11-19 3 3-7 12-9 19-3z" />
      </g>
      <g className="fill-flower-light">
        <path d="M25 23c0-11 11-16 17-10 0 8-7 12-17 10z" />
        <path d="M24 25c6 8 2 19-7 19-5-6-2-15 7-19z" />
      </g>
      <circle cx="24" cy="24" r="4" className="fill-flower-heart" />
    </svg>
  );
}
