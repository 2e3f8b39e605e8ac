import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon, type IconName } from '#ui/icon.tsx';
import { useIsHoveredOrFocused } from '#ui/use-is-hovered-or-focused.ts';
import { type MenuNode, toLinkAttributes } from '../menu/menu-node.ts';

const rotationMs = 6000;

/** Endless, with arrows and a pause button, without dots (specification 9). It pauses under pointer and focus. */
export function AnnouncementBar({ items }: { items: readonly MenuNode[] }) {
  const [step, setStep] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const isInUse = useIsHoveredOrFocused(bar);
  const count = items.length;
  const isRunning = count > 1 && !isPaused && !isInUse;

  useEffect(() => {
    if (!isRunning || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      if (!document.hidden) setStep((before) => (before + 1) % count);
    }, rotationMs);
    return () => clearInterval(timer);
  }, [isRunning, count]);

  if (count === 0) return null;
  // Another shop may have fewer announcements.
  const index = step % count;
  const move = (by: number) => setStep((index + by + count) % count);
  return (
    <section ref={bar} className="announcements" aria-roledescription="carrossel" aria-label="Avisos">
      {count > 1 && <BarButton label="Slide anterior" icon="chevron-left" onClick={() => move(-1)} />}
      <div aria-live={isRunning ? 'off' : 'polite'} className="announcement-slides">
        {items.map((item, position) => (
          <div
            key={item.label}
            role="group"
            aria-roledescription="slide"
            aria-label={`${position + 1} de ${count}`}
            className="announcement"
            hidden={position !== index}
          >
            <Announcement item={item} />
          </div>
        ))}
      </div>
      {count > 1 && <BarButton label="Próximo slide" icon="chevron-right" onClick={() => move(1)} />}
      {count > 1 && (
        <BarButton
          label={isPaused ? 'Retomar avisos' : 'Pausar avisos'}
          icon={isPaused ? 'play' : 'pause'}
          onClick={() => setPaused(!isPaused)}
        />
      )}
    </section>
  );
}

function Announcement({ item }: { item: MenuNode }): ReactNode {
  if (!item.href) return item.label;
  return (
    <a {...toLinkAttributes(item)} className="hover:underline">
      {item.label}
    </a>
  );
}

function BarButton({ label, icon, onClick }: { label: string; icon: IconName; onClick: () => void }) {
  return (
    <button type="button" aria-label={label} className="announcement-button" onClick={onClick}>
      <Icon name={icon} className="size-3.5" />
    </button>
  );
}
