// A row of slides on scroll-snap, usable by touch, wheel and keyboard without script; the arrows need script.

import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon.tsx';

interface CarouselProps {
  /** The accessible name of the region. */
  label: string;
  /** Classes that give a slide its width, such as "w-[46%] lg:w-[23%]". */
  slideClassName: string;
  /** Rendered at the left of the arrows: usually the section's heading. */
  heading?: ReactNode;
  children: ReactNode;
}

export function Carousel({ label, slideClassName, heading, children }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const { hasPrevious, hasNext, scroll } = useScrollEnds(track);
  const slides = Children.toArray(children);
  return (
    <section aria-label={label} aria-roledescription="carrossel">
      <div className="mb-6 flex items-end justify-between gap-4">
        <div>{heading}</div>
        <div className={`hidden gap-2 md:flex ${hasPrevious || hasNext ? '' : 'md:invisible'}`}>
          <ArrowButton label="Slide anterior" isEnabled={hasPrevious} onClick={() => scroll(-1)} icon="chevron-left" />
          <ArrowButton label="Próximo slide" isEnabled={hasNext} onClick={() => scroll(1)} icon="chevron-right" />
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be reachable by keyboard */}
      <div ref={track} className="strip carousel-track" tabIndex={0} role="group" aria-label={`${label}: slides`}>
        {slides.map((slide, index) => (
          <div
            key={typeof slide === 'object' && 'key' in slide ? slide.key : index}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} de ${slides.length}`}
            className={`carousel-slide ${slideClassName}`}
          >
            {slide}
          </div>
        ))}
      </div>
    </section>
  );
}

/** Whether slides are hidden at either side; both false before hydration. */
function useScrollEnds(track: React.RefObject<HTMLDivElement | null>) {
  const [ends, setEnds] = useState({ hasPrevious: false, hasNext: false });
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const update = () => {
      const rest = element.scrollWidth - element.clientWidth - element.scrollLeft;
      setEnds((before) => {
        const after = { hasPrevious: element.scrollLeft > 4, hasNext: rest > 4 };
        return before.hasPrevious === after.hasPrevious && before.hasNext === after.hasNext ? before : after;
      });
    };
    // The observer also reports the initial size; reading it here would force a layout of off-screen content.
    const sizes = new ResizeObserver(update);
    sizes.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [track]);
  const scroll = (direction: -1 | 1) => {
    const element = track.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.9, behavior: 'smooth' });
  };
  return { ...ends, scroll };
}

interface ArrowButtonProps {
  label: string;
  isEnabled: boolean;
  icon: 'chevron-left' | 'chevron-right';
  onClick: () => void;
}

function ArrowButton({ label, isEnabled, icon, onClick }: ArrowButtonProps) {
  return (
    <button
      type="button"
      className="icon-button bg-soft aria-disabled:bg-disabled aria-disabled:text-on-disabled"
      aria-label={label}
      aria-disabled={!isEnabled}
      onClick={isEnabled ? onClick : undefined}
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
}
