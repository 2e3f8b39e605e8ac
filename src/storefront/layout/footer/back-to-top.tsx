import { Icon } from '#ui/icon.tsx';

export function BackToTop() {
  return (
    <a
      href="#topo"
      className="back-to-top"
      onClick={(event) => {
        event.preventDefault();
        const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
        document.querySelector<HTMLElement>('#topo')?.focus({ preventScroll: true });
      }}
    >
      <Icon name="arrow-up" className="size-5" />
      Voltar ao topo
    </a>
  );
}
