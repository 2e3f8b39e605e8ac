export const contentId = 'conteudo';

export function SkipLink() {
  return (
    <a href={`#${contentId}`} className="skip-link">
      Ir para o conteúdo
    </a>
  );
}
