import { useShop, useShopHref } from '../../shops/shop-context.tsx';

/** Six ways into the catalogue: by what one wants to feel, or by room. */
export function Tiles() {
  const { home } = useShop();
  const toHref = useShopHref();
  return (
    <section className="row section" id="aromas" aria-labelledby="home-tiles">
      <h2 id="home-tiles" className="mb-6.5">
        {home.tilesHeading}
      </h2>
      <ul className="strip home-tiles">
        {home.tiles.map((tile) => (
          <li key={tile.label}>
            <a href={toHref(tile.path)} className="home-tile" data-essence={tile.essence}>
              <span>{tile.label}</span>
              <small>{tile.text}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
