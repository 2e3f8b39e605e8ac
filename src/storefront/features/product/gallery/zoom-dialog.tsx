import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { type GalleryPicture, gallerySizes, galleryWidths, toFile } from '../../../commerce/pictures/picture.ts';
import { ProductPicture } from '../../../commerce/product/product-picture.tsx';

export interface ZoomDialogProps {
  pictures: readonly GalleryPicture[];
  name: string;
  /** Index of the picture; null = closed. */
  shown: number | null;
  onShow: (index: number | null) => void;
  /** Called if the dialog cannot load. */
  onFail: () => void;
}

/** A place in a picture, as fractions of its width and height. */
interface PicturePoint {
  x: number;
  y: number;
}

const middle: PicturePoint = { x: 0.5, y: 0.5 };

/** Shows a whole picture on the full screen, or a part of it at its full size; arrow keys switch between pictures, + and - enlarge. */
export function ZoomDialog({ pictures, name, shown, onShow }: ZoomDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const isOpen = shown !== null;
  useEffect(() => {
    const dialog = ref.current;
    if (isOpen && !dialog?.open) dialog?.showModal();
    if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen]);

  /** The enlarged picture and the place of it that is shown; another picture opens whole. */
  const [enlarged, setEnlarged] = useState<{ shown: number | null; point: PicturePoint }>();
  const point = enlarged?.shown === shown ? enlarged.point : undefined;
  const enlarge = (at: PicturePoint | undefined) => setEnlarged(at && { shown, point: at });

  const picture = shown === null ? undefined : pictures[shown];
  const turn = (by: -1 | 1) => {
    if (shown !== null) onShow((shown + by + pictures.length) % pictures.length);
  };
  const close = () => {
    setEnlarged(undefined);
    onShow(null);
  };
  const controlByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
    if (key === '+' || key === '=') enlarge(middle);
    if (key === '-') enlarge(undefined);
  };
  return (
    <dialog
      ref={ref}
      className="zoom-dialog"
      aria-label={`Fotos ampliadas de ${name}`}
      onClose={close}
      onKeyDown={controlByKey}
    >
      {picture && (
        <>
          <ZoomPicture picture={picture} point={point} onEnlarge={enlarge} />
          <button type="button" className="zoom-button top-3 right-3" onClick={close}>
            <Icon name="close" />
            <span className="sr-only">Fechar</span>
          </button>
          {pictures.length > 1 && (
            <>
              <button type="button" className="zoom-button top-1/2 left-3" onClick={() => turn(-1)}>
                <Icon name="chevron-left" />
                <span className="sr-only">Foto anterior</span>
              </button>
              <button type="button" className="zoom-button top-1/2 right-3" onClick={() => turn(1)}>
                <Icon name="chevron-right" />
                <span className="sr-only">Próxima foto</span>
              </button>
              <p className="zoom-count" role="status">
                Imagem {(shown ?? 0) + 1} de {pictures.length}
              </p>
            </>
          )}
        </>
      )}
    </dialog>
  );
}

interface ZoomPictureProps {
  picture: GalleryPicture;
  /** The place that is shown at full size; undefined while the picture is whole. */
  point: PicturePoint | undefined;
  onEnlarge: (point: PicturePoint | undefined) => void;
}

/** A press enlarges the picture at the pressed place, the next one shows it whole. Two fingers enlarge it as any page. */
function ZoomPicture({ picture, point, onEnlarge }: ZoomPictureProps) {
  const area = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: element } = area;
    if (!element || !point) return;
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
    element.scrollTo(point.x * scrollWidth - clientWidth / 2, point.y * scrollHeight - clientHeight / 2);
  }, [point]);
  return (
    <div ref={area} className="zoom-picture" data-enlarged={point && ''}>
      <button type="button" onClick={(event) => onEnlarge(point ? undefined : findPoint(event))}>
        {/* The picture of the page, which the browser has already, stands below the large one until that is there. */}
        <ProductPicture picture={picture} alt="" sizes={gallerySizes} widths={galleryWidths} className="" />
        <img src={toFile(picture, 'zoom')} alt={picture.alt} width={1200} height={1500} />
        <span className="sr-only">{point ? 'Ver inteira' : 'Aumentar'}</span>
      </button>
    </div>
  );
}

/** A key presses no place. */
function findPoint({ currentTarget, clientX, clientY, detail }: MouseEvent): PicturePoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return detail === 0 ? middle : { x: (clientX - left) / width, y: (clientY - top) / height };
}
