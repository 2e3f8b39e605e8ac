import type { FreightQuote } from '../../commerce/delivery/use-freight-quote.ts';
import { NoticeForm, ReviewForm } from '../../features/feedback/forms/product-forms.tsx';
import { Reviews } from '../../features/feedback/reviews/reviews.tsx';
import { KitPage } from '../../features/kits/kit-page.tsx';
import type { KitView } from '../../features/kits/kit-view.server.ts';
import type { KitPricing } from '../../features/kits/price-choices.server.ts';
import { Gallery } from '../../features/product/gallery/gallery.tsx';
import type { Seller } from '../../shops/resolve-shop.ts';

interface KitContentProps {
  kit: KitView;
  seller: Seller | undefined;
  pricing: KitPricing | undefined;
  freight: FreightQuote | undefined;
}

/** A kit's page with its gallery and the forms of feedback. */
export function KitContent({ kit, ...page }: KitContentProps) {
  return (
    <KitPage
      {...page}
      kit={kit}
      gallery={<Gallery pictures={kit.pictures} name={kit.name} />}
      reviews={
        <Reviews
          reviews={kit.reviews}
          invitation="Avaliar este kit"
          form={<ReviewForm about={{ idListaCompra: String(kit.id), sobre: kit.name }} />}
        />
      }
      renderNotice={(part) => (
        <NoticeForm
          about={{ idProduto: String(part.id), idAtributoValor: String(part.selectedValueId), sobre: part.name }}
        />
      )}
    />
  );
}
