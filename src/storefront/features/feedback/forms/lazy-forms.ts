// The forms as pages take them: without script from the first byte, with script once somebody uses the page.
import { lazyUntilUsed } from '../../../lib/lazy-until-used.tsx';
import type { FormProps } from './form-props.ts';

export const NoticeForm = lazyUntilUsed<FormProps>(async () => (await import('./notice-form.tsx')).NoticeForm);
export const BudgetForm = lazyUntilUsed<FormProps>(async () => (await import('./budget-form.tsx')).BudgetForm);
export const QuestionForm = lazyUntilUsed<FormProps>(async () => (await import('./question-form.tsx')).QuestionForm);
export const ReviewForm = lazyUntilUsed<FormProps>(async () => (await import('./review-form.tsx')).ReviewForm);
export const NewsletterForm = lazyUntilUsed<FormProps>(
  async () => (await import('./newsletter-form.tsx')).NewsletterForm,
);
export const FooterNewsletterForm = lazyUntilUsed<FormProps>(
  async () => (await import('./newsletter-form.tsx')).FooterNewsletterForm,
);
