import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon } from '#ui/icon.tsx';
import { type GalleryPicture, toFile } from '../../../commerce/pictures/picture.ts';

export interface ZoomDialogProps {
  pictures: readonly GalleryPicture[];
  name: string;
  /** Index of the picture; null = closed. */
  shown: number | null;
  onShow: (index: number | null) => void;
  /** Called if the dialog cannot load. */
  onFail: () => void;
}

/** Shows the largest variant full screen; arrow keys switch between pictures. */
export function ZoomDialog({ pictures, name, shown, onShow }: ZoomDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const isOpen = shown !== null;
  useEffect(() => {
    const dialog = ref.current;
    if (isOpen && !dialog?.open) dialog?.showModal();
    if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen]);

  // A picture larger than the screen scrolls to its centre, where the product is.
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: element } = area;
    element?.scrollTo(
      (element.scrollWidth - element.clientWidth) / 2,
      (element.scrollHeight - element.clientHeight) / 2,
    );
  }, [shown]);

  const picture = shown === null ? undefined : pictures[shown];
  const turn = (by: -1 | 1) => {
    if (shown !== null) onShow((shown + by + pictures.length) % pictures.length);
  };
  const turnByKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') turn(-1);
    if (event.key === 'ArrowRight') turn(1);
  };
  return (
    <dialog
      ref={ref}
      className="zoom-dialog"
      aria-label={`Fotos ampliadas de ${name}`}
      onClose={() => onShow(null)}
      onKeyDown={turnByKey}
    >
      {picture && (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
          <div ref={area} className="zoom-picture" role="group" aria-label={picture.alt} tabIndex={0}>
            <img src={toFile(picture, 'zoom')} alt={picture.alt} width={1200} height={1500} />
          </div>
          <button type="button" className="zoom-button top-3 right-3" onClick={() => onShow(null)}>
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
