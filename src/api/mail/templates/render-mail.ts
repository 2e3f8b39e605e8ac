// Renders a row of the mail queue.

import { cleanLine, shorten } from '../layout/clean-text.ts';
import { toHtml } from '../layout/document.ts';
import { toPlainText } from '../layout/plain-text.ts';
import type { Sender } from '../layout/sender.ts';
import type { Mail, MailKind, QueuedMail } from '../mail.ts';
import {
  accountErased,
  accountExists,
  confirmEmail,
  confirmRegistration,
  documentTaken,
  emailChanged,
  emailTaken,
  passwordChanged,
  passwordRecovery,
  welcome,
} from './account-mails.ts';
import { orderCancelled, orderExpired } from './closed-order-mails.ts';
import {
  merchantDispute,
  merchantHold,
  merchantOrder,
  merchantReceipt,
  merchantRefund,
  merchantRequest,
} from './merchant-mails.ts';
import { orderLink } from './order-link.ts';
import { boletoReminder, orderPlaced, pixReminder } from './order-mails.ts';
import { latePayment, paymentConfirmed, refundDone } from './order-money-mails.ts';
import { orderDelivered, orderShipped } from './parcel-mails.ts';
import { backInStock, reviewInvitation } from './product-mails.ts';
import { requestDecided, requestReceived } from './request-mails.ts';
import { paymentInReview, paymentRefused } from './review-mails.ts';
import { shopMessage, unpaidOrders } from './shop-mails.ts';
import type { Template } from './template.ts';

const templates: Record<MailKind, Template> = {
  welcome,
  'confirm-registration': confirmRegistration,
  'document-taken': documentTaken,
  'account-exists': accountExists,
  'password-recovery': passwordRecovery,
  'password-changed': passwordChanged,
  'confirm-email': confirmEmail,
  'email-taken': emailTaken,
  'email-changed': emailChanged,
  'account-erased': accountErased,
  'order-link': orderLink,
  'back-in-stock': backInStock,
  'review-invitation': reviewInvitation,
  'shop-message': shopMessage,
  'unpaid-orders': unpaidOrders,
  'order-placed': orderPlaced,
  'pix-reminder': pixReminder,
  'boleto-reminder': boletoReminder,
  'payment-in-review': paymentInReview,
  'payment-refused': paymentRefused,
  'payment-confirmed': paymentConfirmed,
  'order-expired': orderExpired,
  'order-cancelled': orderCancelled,
  'order-shipped': orderShipped,
  'order-delivered': orderDelivered,
  'refund-done': refundDone,
  'late-payment': latePayment,
  'request-received': requestReceived,
  'request-decided': requestDecided,
  'merchant-order': merchantOrder,
  'merchant-receipt': merchantReceipt,
  'merchant-refund': merchantRefund,
  'merchant-request': merchantRequest,
  'merchant-dispute': merchantDispute,
  'merchant-hold': merchantHold,
};

const maxSubjectLength = 90;

/** Rejects when no template has the kind, or when the payload does not match the template. */
export async function renderMail(
  { kind, payload_json: payload, message_id: messageId }: Pick<QueuedMail, 'kind' | 'payload_json' | 'message_id'>,
  sender: Sender,
): Promise<Mail> {
  const template = new Map<string, Template>(Object.entries(templates)).get(kind);
  if (!template) throw new Error(`no template is called ${kind}`);
  const written = template(parsePayload(payload), sender);
  const replyTo = written.replyTo ?? sender.contact;
  return {
    messageId,
    fromName: sender.shop,
    to: written.to,
    subject: shorten(cleanLine(written.subject), maxSubjectLength),
    text: toPlainText(written, sender),
    html: await toHtml(written, sender),
    ...(replyTo && { replyTo }),
  };
}

function parsePayload(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // The engine's own message would quote the text, which contains names.
    throw new Error('the stored payload is not JSON', { cause: error });
  }
}
