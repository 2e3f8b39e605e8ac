import { Icon, type IconName } from '#ui/icon.tsx';
import type { CareTopic } from '../view/section-view.server.ts';

const topics: Record<CareTopic, { icon: IconName; word: string }> = {
  dilution: { icon: 'drop', word: 'Diluição' },
  pregnancy: { icon: 'pregnancy', word: 'Gestação' },
  children: { icon: 'child', word: 'Crianças' },
  pets: { icon: 'paw', word: 'Animais' },
};

/** One line with what the safety notes are about, which leads to them. */
export function CareSummary({ care }: { care: readonly CareTopic[] }) {
  return (
    <a href="#titulo-cuidados" className="care-summary">
      <span className="sr-only">Cuidados: </span>
      {care.map((topic) => (
        <span key={topic} className="care-topic">
          <Icon name={topics[topic].icon} className="size-5 text-brand" />
          <span>{topics[topic].word}</span>
        </span>
      ))}
    </a>
  );
}
