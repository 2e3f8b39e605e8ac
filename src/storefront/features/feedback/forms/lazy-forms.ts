// The forms as pages take them: without script from the first byte, with script once the browser is idle.
import { lazyUntilIdle } from '../../../lib/late/lazy-until-idle.tsx';
import type { FormProps } from './form-props.ts';

export const NoticeForm = lazyUntilIdle<FormProps>(async () => (await import('./notice-form.tsx')).NoticeForm);
export const BudgetForm = lazyUntilIdle<FormProps>(async () => (await import('./budget-form.tsx')).BudgetForm);
export const QuestionForm = lazyUntilIdle<FormProps>(async () => (await import('./question-form.tsx')).QuestionForm);
export const ReviewForm = lazyUntilIdle<FormProps>(async () => (await import('./review-form.tsx')).ReviewForm);
export const NewsletterForm = lazyUntilIdle<FormProps>(
  async () => (await import('./newsletter-form.tsx')).NewsletterForm,
);
export const FooterNewsletterForm = lazyUntilIdle<FormProps>(
  async () => (await import('./newsletter-form.tsx')).FooterNewsletterForm,
);
