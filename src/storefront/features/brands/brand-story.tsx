import { RichText } from '#ui/rich-text.tsx';
import type { BrandStoryView } from './brand-story.server.ts';

export function BrandStory({ story }: { story: BrandStoryView }) {
  return (
    <section
      aria-label={`A história da ${story.name}`}
      className="mt-12 grid items-center gap-6 rounded-box bg-tint p-5 md:grid-cols-[240px_minmax(0,1fr)] md:p-10 lg:grid-cols-[300px_minmax(0,1fr)] lg:gap-10"
    >
      {story.picture && (
        <img
          src={story.picture}
          alt=""
          width={300}
          height={200}
          className="aspect-3/2 w-full rounded-card object-cover"
        />
      )}
      <RichText html={story.html} className="max-w-[65ch]" />
    </section>
  );
}
