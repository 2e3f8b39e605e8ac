import { useRouteLoaderData } from 'react-router';
import { PageHead } from '#web/head/page-head.tsx';
import { NewsletterForm } from '../../features/feedback/forms/newsletter-form.tsx';
import { ReviewConfirmation } from '../../features/feedback/store/review-confirmation.tsx';
import { HomePage } from '../../features/home/home-page.tsx';
import type { HomeView } from '../../features/home/load-home.server.ts';
import { SiteJsonLd } from '../../features/home/site-json-ld.tsx';
import type { RootData } from '../layout/load-root.server.ts';

/** The home page of a shop. */
export function HomeContent({ seo, ...home }: HomeView) {
  const siteUrl = useRouteLoaderData<RootData>('root')?.siteUrl;
  return (
    <>
      <PageHead seo={seo} />
      {siteUrl && <SiteJsonLd siteUrl={siteUrl} />}
      <HomePage {...home} newsletterForm={<NewsletterForm />} />
      <ReviewConfirmation />
    </>
  );
}
