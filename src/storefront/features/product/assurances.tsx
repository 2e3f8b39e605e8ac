import { Icon, type IconName } from '#ui/icon.tsx';

export function Assurances({ isVegan }: { isVegan: boolean }) {
  return (
    <ul className="grid grid-cols-3 gap-3 border-y border-line py-4 text-center text-micro">
      <Assurance icon="back" title="Troca em 7 dias" text="a primeira é por nossa conta" />
      <Assurance icon="shield" title="Compra segura" text="dados protegidos" />
      {isVegan ? (
        <Assurance icon="leaf" title="Vegano" text="nada de origem animal" />
      ) : (
        <Assurance icon="truck" title="Envio rápido" text="sai em 1 dia útil" />
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
