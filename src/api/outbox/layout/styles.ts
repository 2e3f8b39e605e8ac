// Inline styles of mails, in the colours of the main shop; the classes turn them over in dark mode.
const sans = 'Figtree,Helvetica,Arial,sans-serif';
const display = 'Marcellus,Georgia,serif';
const ink = '#1c2b24';
const quiet = '#4a5a52';

export const styles = {
  page: 'margin:0;padding:0;background:#eef5f0',
  band: 'padding:20px 32px;background:#0f3d2d;border-radius:16px 16px 0 0',
  wordmark: `font:400 22px/1.3 ${display};color:#eef6f1;text-decoration:none`,
  card: 'padding:36px 32px;background:#ffffff;border-radius:0 0 16px 16px',
  heading: `margin:0 0 20px;font:400 26px/1.2 ${display};color:${ink}`,
  text: `margin:0 0 16px;font:400 16px/1.5 ${sans};color:${ink}`,
  quote: `margin:0 0 20px;padding:16px 20px;background:#eef5f0;border-radius:8px;font:400 16px/1.5 ${sans};color:${ink}`,
  note: `margin:24px 0 0;font:400 14px/1.5 ${sans};color:${quiet}`,
  button: 'padding:14px 28px;background:#17563f;border-radius:999px',
  buttonText: `font:600 16px/1.25 ${sans};color:#ffffff;text-decoration:none`,
  address: `margin:0 0 20px;font:400 13px/1.5 ${sans};color:${quiet};word-break:break-all`,
  label: `padding:4px 16px 4px 0;font:400 14px/1.5 ${sans};color:${quiet}`,
  value: `padding:4px 0;font:400 16px/1.5 ${sans};color:${ink};word-break:break-word`,
  footer: `padding:20px 32px;font:400 13px/1.6 ${sans};color:${quiet}`,
  quietLink: `color:${quiet}`,
} as const;
