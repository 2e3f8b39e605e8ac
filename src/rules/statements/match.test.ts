import { describe, expect, it } from 'vitest';
import { compareCosts } from '../testing/cost.ts';
import { matchReceipts, type MatchReason, type StatementReceipt } from './match.ts';
import type { StatementPayment } from './payments.ts';

const fulana = { payerName: 'Fulana de Tal', payerDocument: '52998224725' };
const ciclana = { payerName: 'Ciclana Souza', payerDocument: '11144477735' };
const txid = 'Pd7Kx2Qw9Zt4Rm6Ln8Hs';
const endToEndId = 'E18236120202611241315s0123456789';

const payment = (id: number, fields: Partial<StatementPayment> = {}): StatementPayment => ({
  id,
  amountCents: 11_590,
  placedDay: '2026-11-24',
  expiresDay: '2026-11-24',
  ...fulana,
  ...fields,
});
const receipt = (text: string, fields: Partial<StatementReceipt> = {}): StatementReceipt => ({
  key: text,
  day: '2026-11-24',
  amountCents: 11_590,
  text,
  fitid: '0',
  isDoubtful: false,
  ...fields,
});
const matchOne = (text: string, payments: StatementPayment[], fields: Partial<StatementReceipt> = {}) =>
  matchReceipts([receipt(text, { key: 'k', ...fields })], payments)[0];
const statesOf = (receipts: StatementReceipt[], payments: StatementPayment[]) =>
  matchReceipts(receipts, payments).map(({ state }) => state);
const reasonsOf = (result: ReturnType<typeof matchOne>) =>
  candidatesOf(result).map(({ reasons }) => withoutOrder(reasons));
const withoutOrder = (reasons: MatchReason[]) => reasons.filter((reason) => reason !== 'newest-open');
const candidatesOf = (result: ReturnType<typeof matchOne>) => (result?.state === 'proposed' ? result.candidates : []);

describe('an automatic match', () => {
  it.each([
    ['the txid', `PIX RECEBIDO ${txid}`, 'txid'],
    ['the txid in capitals', `PIX RECEBIDO ID:${txid.toUpperCase()}/X`, 'txid'],
    ['the end-to-end id', `PIX RECEBIDO ${endToEndId}`, 'end-to-end-id'],
    ['the whole document', 'PIX - ALGUEM - 529.982.247-25 - BCO', 'document'],
    ['the document without separators', 'PIX RECEBIDO 52998224725', 'document'],
    ['the six middle digits', 'PIX - ALGUEM - •••.982.247-•• - BCO', 'document-digits'],
  ])('needs %s and the amount', (_, text, reason) => {
    const payments = [payment(1, { txid, endToEndId }), payment(2, ciclana)];
    expect(matchOne(text, payments)).toEqual({ key: 'k', state: 'matched', paymentId: 1, reasons: [reason] });
    for (const amountCents of [11_589, 11_591, 23_180]) {
      expect(matchOne(text, payments, { amountCents }), String(amountCents)).toMatchObject({
        state: 'proposed',
        candidates: [{ paymentId: 1, reasons: [reason, 'other-amount'] }],
      });
    }
  });

  it('takes a code in the id of the line', () => {
    expect(matchOne('PIX RECEBIDO', [payment(1, { endToEndId })], { fitid: endToEndId })).toMatchObject({
      state: 'matched',
      paymentId: 1,
    });
  });

  it('takes the document of a company, also with letters', () => {
    const company = payment(1, { payerName: 'Empresa Exemplo Ltda', payerDocument: '12ABC34501DE35' });
    expect(matchOne('PIX - EMPRESA - 12.ABC.345/01DE-35 - BCO', [company])).toMatchObject({ state: 'matched' });
  });

  it('prefers the payment whose code stands in the text to others of the same payer', () => {
    const text = `PIX 529.982.247-25 ${txid}`;
    expect(matchOne(text, [payment(1), payment(2, { txid }), payment(3)])).toEqual({
      key: 'k',
      state: 'matched',
      paymentId: 2,
      reasons: ['txid', 'document'],
    });
  });

  it('does not follow the document where the code names a payment of another amount', () => {
    const result = matchOne(`PIX 529.982.247-25 ${txid}`, [payment(1), payment(2, { txid, amountCents: 900 })]);
    expect(candidatesOf(result).map(({ paymentId }) => paymentId)).toEqual([2, 1]);
  });

  it.each([
    ['on the day of the order', '2026-11-24', 'matched'],
    ['before the order', '2026-11-23', 'unmatched'],
    ['30 days after expiry', '2026-12-25', 'matched'],
    ['31 days after expiry', '2026-12-26', 'unmatched'],
  ])('is bound by days: %s', (_, day, state) => {
    const payments = [payment(1, { expiresDay: '2026-11-25' })];
    expect(matchOne('PIX 529.982.247-25', payments, { day })).toMatchObject({ state });
  });

  it('leaves two orders of one payer and amount to a person', () => {
    const result = matchOne('PIX 529.982.247-25', [payment(1), payment(2), payment(3, ciclana)]);
    expect(candidatesOf(result).map(({ paymentId }) => paymentId)).toEqual([2, 1]);
  });

  it('leaves CPFs that share their middle digits to a person', () => {
    const payments = [payment(1), payment(2, { payerDocument: '11198224754', payerName: 'Outra' })];
    expect(matchOne('PIX •••.982.247-••', payments)).toMatchObject({ state: 'proposed' });
    expect(matchOne('PIX 529.982.247-25', payments)).toMatchObject({ state: 'matched', paymentId: 1 });
  });

  it('leaves a payment that two receipts claim to a person', () => {
    const twice = [receipt('PIX 529.982.247-25', { key: 'a' }), receipt('PIX 529.982.247-25', { key: 'b' })];
    expect(statesOf(twice, [payment(1)])).toEqual(['proposed', 'proposed']);
    const differently = [receipt('PIX 529.982.247-25'), receipt(`PIX ${txid}`)];
    expect(statesOf(differently, [payment(1, { txid })])).toEqual(['proposed', 'proposed']);
  });

  it('leaves money that came back to a person', () => {
    for (const text of ['ESTORNO PIX 529.982.247-25', 'Devolução de Pix 529.982.247-25']) {
      expect(matchOne(text, [payment(1)]), text).toMatchObject({ state: 'proposed' });
      const both = [receipt(text), receipt('PIX RECEBIDO 529.982.247-25')];
      expect(statesOf(both, [payment(1)]), text).toEqual(['unmatched', 'matched']);
    }
  });

  it('leaves what a payer’s text may have written to a person, and lets the true line claim the payment', () => {
    const doubtful = receipt(`PIX ${txid}`, { isDoubtful: true });
    expect(matchReceipts([doubtful], [payment(1, { txid })])).toMatchObject([
      { state: 'proposed', candidates: [{ paymentId: 1, reasons: ['txid', 'only-amount'] }] },
    ]);
    expect(statesOf([doubtful, receipt('PIX 529.982.247-25')], [payment(1, { txid })])).toEqual([
      'unmatched',
      'matched',
    ]);
  });

  it.each([
    ['no txid', '***'],
    ['a short txid', '2026112'],
    ['an empty txid', ''],
  ])('is never made by %s', (_, noTxid) => {
    const payments = [payment(1, { txid: noTxid }), payment(2, ciclana)];
    expect(reasonsOf(matchOne(`PIX ${noTxid} 2026112`, payments))).toEqual([['same-amount'], ['same-amount']]);
  });

  it('is never made by a name, however well it agrees', () => {
    expect(matchOne('Recebimento Pix FULANA DE TAL', [payment(1)])).toMatchObject({ state: 'proposed' });
  });

  it('is never made by a document that the order does not have', () => {
    for (const payerDocument of [undefined, '', '52998224724', '982247']) {
      const payments = [payment(1, { payerDocument }), payment(2, ciclana)];
      for (const text of ['PIX 529.982.247-25', 'PIX •••.982.247-••']) {
        const reasons = reasonsOf(matchOne(text, payments)).flat();
        expect(new Set(reasons), `${payerDocument} ${text}`).not.toContain('document');
        expect(new Set(reasons), `${payerDocument} ${text}`).not.toContain('document-digits');
      }
    }
  });
});

describe('a proposal', () => {
  it('ranks equal payments by the payer, then what is still open, then the newest, and says so', () => {
    const expired = { placedDay: '2026-11-20', expiresDay: '2026-11-21' };
    const payments = [
      payment(1),
      payment(2),
      payment(3, { placedDay: '2026-11-23' }),
      payment(4, expired),
      payment(5, { payerName: 'Fulana Souza', payerDocument: ciclana.payerDocument }),
    ];
    expect(candidatesOf(matchOne('PIX FULANA DE TAL 529.982.247-25', payments))).toEqual([
      { paymentId: 2, reasons: ['document', 'name', 'newest-open'] },
      { paymentId: 1, reasons: ['document', 'name'] },
      { paymentId: 3, reasons: ['document', 'name'] },
      { paymentId: 4, reasons: ['document', 'name'] },
      { paymentId: 5, reasons: ['name', 'other-document'] },
    ]);
    // An expired one is offered, but not as open.
    const old = [payment(6, expired), payment(7, expired)];
    expect(candidatesOf(matchOne('PIX FULANA DE TAL', old))).toEqual([
      { paymentId: 7, reasons: ['name'] },
      { paymentId: 6, reasons: ['name'] },
    ]);
  });

  it('ranks payers of the same amount by the words of their names', () => {
    const payments = [
      payment(1, { payerName: 'João Pereira' }),
      payment(2, ciclana),
      payment(3, { payerName: 'João Batista Souza' }),
    ];
    expect(candidatesOf(matchOne('PIX TRANSF JOAO BATIS15/01', payments))).toEqual([
      { paymentId: 3, reasons: ['name'] },
      { paymentId: 1, reasons: ['name'] },
    ]);
  });

  it('finds the name that a bank cuts after eight letters', () => {
    const payments = [payment(1, { payerName: 'João Batista Souza' }), payment(2, ciclana)];
    expect(candidatesOf(matchOne('PIX TRANSF JOAO BA15/01', payments))).toEqual([{ paymentId: 1, reasons: ['name'] }]);
  });

  it('does not take the name of one amount for another', () => {
    expect(matchOne('PIX FULANA DE TAL', [payment(1, { amountCents: 11_591 })])).toMatchObject({ state: 'unmatched' });
  });

  it('names the only payment of an amount, whoever paid', () => {
    expect(candidatesOf(matchOne('PIX RECEBIDO - OUTRA IF', [payment(1), payment(2, { amountCents: 500 })]))).toEqual([
      { paymentId: 1, reasons: ['only-amount'] },
    ]);
  });

  it('says when the payer has another document than the buyer', () => {
    expect(candidatesOf(matchOne('PIX BELTRANO 111.444.777-35', [payment(1)]))).toEqual([
      { paymentId: 1, reasons: ['only-amount', 'other-document'] },
    ]);
  });

  it('names every payment of the amount where a third person has paid, the newest first', () => {
    const payments = [
      payment(1),
      payment(2, { placedDay: '2026-11-23' }),
      payment(3),
      payment(4, { amountCents: 500 }),
    ];
    expect(candidatesOf(matchOne('PIX BELTRANO 111.444.777-35', payments))).toEqual([
      { paymentId: 3, reasons: ['same-amount', 'other-document', 'newest-open'] },
      { paymentId: 1, reasons: ['same-amount', 'other-document'] },
      { paymentId: 2, reasons: ['same-amount', 'other-document'] },
    ]);
    // A name that is the buyer's by chance hides no other order.
    expect(candidatesOf(matchOne('PIX FULANA 111.444.777-35', [payment(1, { payerName: 'Ana' }), payment(2)]))).toEqual(
      [
        { paymentId: 2, reasons: ['name', 'other-document'] },
        { paymentId: 1, reasons: ['same-amount', 'other-document'] },
      ],
    );
    expect(reasonsOf(matchOne('PIX RECEBIDO - OUTRA IF', payments))).toEqual([
      ['same-amount'],
      ['same-amount'],
      ['same-amount'],
    ]);
  });

  it('names the payment of a txid long after its expiry', () => {
    const result = matchOne(`PIX ${txid}`, [payment(1, { txid }), payment(2)], { day: '2027-02-01' });
    expect(candidatesOf(result)).toEqual([{ paymentId: 1, reasons: ['txid', 'other-day'] }]);
  });

  it('never offers a payment that another receipt is matched to', () => {
    const receipts = [receipt('PIX 529.982.247-25'), receipt('Recebimento Pix FULANA DE TAL')];
    expect(matchReceipts(receipts, [payment(1)])).toEqual([
      { key: 'PIX 529.982.247-25', state: 'matched', paymentId: 1, reasons: ['document'] },
      { key: 'Recebimento Pix FULANA DE TAL', state: 'unmatched' },
    ]);
  });

  it('names the only payment of an amount that is left once the certain ones are matched', () => {
    const receipts = [receipt('PIX 529.982.247-25'), receipt('PIX RECEBIDO - OUTRA IF')];
    expect(matchReceipts(receipts, [payment(1), payment(2, ciclana)])[1]).toMatchObject({
      candidates: [{ paymentId: 2, reasons: ['only-amount'] }],
    });
  });

  it('offers the newest order first, and at most ten', () => {
    const payments = Array.from({ length: 12 }, (_, index) =>
      payment(index + 1, { placedDay: `2026-11-${String(index + 10)}` }),
    );
    const offered = candidatesOf(matchOne('PIX FULANA DE TAL', payments)).map(({ paymentId }) => paymentId);
    expect(offered).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  });
});

it('answers nothing for nothing', () => {
  expect(matchReceipts([], [payment(1)])).toEqual([]);
  expect(matchOne('PIX 529.982.247-25', [])).toEqual({ key: 'k', state: 'unmatched' });
});

it('compares receipts with many payments of one amount at about the cost of few', () => {
  const receipts = Array.from({ length: 2000 }, (_, index) => receipt(`PIX MARIA DA CONCEICAO SOUZA ${index}`));
  const match = (count: number) => {
    const payments = Array.from({ length: count }, (_, index) => payment(index, { payerName: `Beltrano ${index}` }));
    return matchReceipts(receipts, payments);
  };
  expect(match(2000).every(({ state }) => state === 'proposed')).toBe(true);
  // Comparing each with each would cost twenty times as much.
  expect(compareCosts(match, 100, 2000)).toBeLessThan(8);
});
