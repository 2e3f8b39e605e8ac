import { Icon, type IconName } from '#ui/icon.tsx';
import { formatReais, roundHalfUp } from '#rules/money.ts';
import { useSettings } from '../../shops/shop-context.tsx';

export function Benefits() {
  const { carrinho, pagamento } = useSettings().sistema.checkout;
  const { valor, valorSulSudeste } = carrinho.alertaFreteGratisValorFixo;
  const threshold = formatReais(valorSulSudeste ?? valor).replace(',00', '');
  const benefits: { icon: IconName; title: string; text: string }[] = [
    {
      icon: 'truck',
      title: 'Frete grátis',
      text: `acima de ${threshold}${valorSulSudeste ? ' no Sul e Sudeste' : ''}`,
    },
    { icon: 'pix', title: `${roundHalfUp(pagamento.descontos.pix * 100)}% de desconto`, text: 'pagando no Pix' },
    { icon: 'leaf', title: 'Vegano e natural', text: 'ingredientes certificados' },
    { icon: 'back', title: '7 dias para trocar', text: 'a primeira troca é por nossa conta' },
  ];
  return (
    <section className="row pt-5.5" aria-label="Vantagens">
      <ul className="benefits">
        {benefits.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} className="size-5.5 lg:size-7" />
            <span>
              <b className="block text-note font-semibold text-ink">{title}</b>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
