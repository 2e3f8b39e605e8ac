// The picture gallery of a product: a scroll-snap row with thumbnails, which works without script by touch and anchors.

import { type MouseEvent, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts';
import { lazyWithFallback } from '#web/lazy-with-fallback.tsx';
import {
  type GalleryPicture,
  gallerySizes,
  galleryWidths,
  toFile,
  toSmallest,
} from '../../../commerce/pictures/picture.ts';
import { ProductPicture } from '../../../commerce/product/product-picture.tsx';
import type { ZoomDialogProps } from './zoom-dialog.tsx';

const loadZoomDialog = () => import('./zoom-dialog.tsx');
const LazyZoomDialog = lazyWithFallback(async () => (await loadZoomDialog()).ZoomDialog, OpenFile);
const preloadZoom = () => void loadZoomDialog().catch(() => undefined);

/** Thumbnails beside the picture; the last one counts the pictures for which there is no room. */
const maxThumbs = 6;

export function Gallery({ pictures, name }: { pictures: readonly GalleryPicture[]; name: string }) {
  const track = useRef<HTMLUListElement>(null);
  const { current, show } = useShownSlide(track);
  const isHydrated = useIsHydrated();
  /** Index of the picture; null once closed, undefined until first opened. */
  const [zoomed, setZoomed] = useState<number | null>();
  if (pictures.length === 0) return <GalleryPlaceholder />;
  const shownThumbs = pictures.length > maxThumbs ? maxThumbs - 1 : pictures.length;
  const hidden = pictures.length - shownThumbs;
  const press = (action: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    action();
  };
  return (
    <section aria-label={`Fotos de ${name}`} className="gallery" data-single={pictures.length === 1 || undefined}>
      <ul ref={track} className="gallery-track">
        {pictures.map((picture, index) => (
          <li key={picture.medium} id={`foto-${index + 1}`} className="gallery-slide">
            <a
              href={toFile(picture, 'zoom')}
              target="_blank"
              rel="noopener"
              className="block"
              // Only the shown picture is a tab stop: focusing another one would scroll to it.
              tabIndex={isHydrated && index !== current ? -1 : undefined}
              onPointerDown={preloadZoom}
              onFocus={preloadZoom}
              onClick={press(() => setZoomed(index))}
            >
              <ProductPicture
                picture={picture}
                alt={picture.alt}
                sizes={gallerySizes}
                widths={galleryWidths}
                isEager={index === 0}
                isFirst={index === 0}
              />
              <span className="sr-only">{`Ampliar. Imagem ${index + 1} de ${pictures.length}`}</span>
            </a>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className="gallery-thumbs" aria-label="Miniaturas">
          {pictures.slice(0, shownThumbs).map((picture, index) => (
            <li key={picture.medium} className="relative">
              <a
                href={`#foto-${index + 1}`}
                className="gallery-thumb"
                aria-current={index === current || undefined}
                onClick={press(() => show(index))}
              >
                <img
                  src={toSmallest(toFile(picture, 'small'))}
                  alt=""
                  width={84}
                  height={105}
                  loading="lazy"
                  decoding="async"
                />
                <span className="sr-only">{`Imagem ${index + 1} de ${pictures.length}`}</span>
              </a>
            </li>
          ))}
          {hidden > 0 && (
            <li>
              <button type="button" className="gallery-thumb gallery-more" onClick={() => setZoomed(shownThumbs)}>
                +{hidden}
                <span className="sr-only"> fotos</span>
              </button>
            </li>
          )}
        </ul>
      )}
      {zoomed !== undefined && (
        <Suspense>
          <LazyZoomDialog
            pictures={pictures}
            name={name}
            shown={zoomed}
            onShow={setZoomed}
            onFail={() => setZoomed(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}

/** The index of the visible slide, and a function that scrolls to another one. */
function useShownSlide(track: RefObject<HTMLUListElement | null>) {
  const [current, setCurrent] = useState(0);
  /** Index of the slide whose thumbnail was pressed, until the row is moved away from its end. */
  const pressed = useRef<number>(undefined);
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    let wasAtEnd = isAtEnd(element);
    const update = () => {
      const isNowAtEnd = isAtEnd(element);
      if (wasAtEnd && !isNowAtEnd) pressed.current = undefined;
      wasAtEnd = isNowAtEnd;
      setCurrent(findShownSlide(element, pressed.current));
    };
    element.addEventListener('scroll', update, { passive: true });
    return () => element.removeEventListener('scroll', update);
  }, [track]);
  const show = (index: number) => {
    pressed.current = index;
    track.current?.scrollTo({ left: listSlideStarts(track.current)[index] ?? 0, behavior: 'smooth' });
    setCurrent(index);
  };
  return { current, show };
}

function listSlideStarts(track: HTMLElement): number[] {
  return [...track.children].map((slide) => (slide instanceof HTMLElement ? slide.offsetLeft : 0));
}

const isAtEnd = (track: HTMLElement) => track.scrollLeft >= track.scrollWidth - track.clientWidth - 1;

/**
 * The slide at the left edge. At the end of the row, where several slides may be visible, the one whose thumbnail was pressed if it is
 * visible, otherwise the last.
 */
function findShownSlide(track: HTMLElement, pressed: number | undefined): number {
  const starts = listSlideStarts(track);
  if (isAtEnd(track)) {
    const isPressedVisible = pressed !== undefined && (starts[pressed] ?? 0) >= track.scrollLeft - 1;
    return isPressedVisible ? pressed : starts.length - 1;
  }
  const distances = starts.map((start) => Math.abs(start - track.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

function GalleryPlaceholder() {
  return (
    <div className="grid aspect-4/5 place-items-center rounded-card bg-soft text-brand">
      <span className="text-center">
        <Icon name="leaf" className="mx-auto size-16" />
        <span className="mt-3 block text-small text-ink-2">Foto a caminho</span>
      </span>
    </div>
  );
}

/** Opens the picture file, as the link does without script. Offline the page stays. */
function OpenFile({ pictures, shown, onFail }: ZoomDialogProps) {
  const picture = shown === null ? undefined : pictures[shown];
  useEffect(() => {
    onFail();
    if (picture && navigator.onLine) window.location.assign(toFile(picture, 'zoom'));
  }, [picture, onFail]);
  return null;
}
