import { describe, expect, it } from 'vitest';
import { closeOfxTags } from './close-ofx-tags.ts';

describe('closeOfxTags', () => {
  it.each([
    ['unclosed', '<OFX><A>\n <B>1 \n <C>two words\n</A>\n</OFX>\n'],
    ['closed', '<OFX><A><B>1</B><C>two words</C></A></OFX>'],
    ['mixed', '<OFX><A><B>1</B><C>two words</A></OFX>'],
    ['on one line', '<OFX><A><B>1<C>two words</A></OFX>'],
    ['below a header', 'OFXHEADER:100\nCHARSET:1252\n\n<OFX><A><B>1<C>two words</A></OFX>'],
    ['below a declaration', '<?xml version="1.0"?><?OFX VERSION="211"?><OFX><A><B>1</B><C>two words</C></A></OFX>'],
    ['with a comment', '<OFX><!-- bank --><A><B>1</B><C>two words</C></A></OFX>'],
    ['with an empty field', '<OFX><A><B>1</B><D></D><C>two words</C></A></OFX>'],
    ['with an empty field that closes itself', '<OFX><A><B>1</B><D/><D /><C>two words</C></A></OFX>'],
    ['with an empty field that is not closed', '<OFX><A><D><B>1<D>\n<C>two words<D></A></OFX>'],
    ['with more behind it', '<OFX><A><B>1<C>two words</A></OFX>\n</A><B>'],
  ])('makes XML of tags that are %s', (_, text) => {
    expect(closeOfxTags(text)).toBe('<OFX><A><B>1</B><C>two words</C></A></OFX>');
  });

  it.each([
    ['PIX < 10 & MAIS', 'PIX &lt; 10 & MAIS'],
    ['PIX <3', 'PIX &lt;3'],
    ['<3 PIX', '&lt;3 PIX'],
    ['PIX <joao>', 'PIX &lt;joao>'],
    ['A > B', 'A > B'],
    ['A &amp; B &lt; C', 'A &amp; B &lt; C'],
  ])('keeps the text "%s"', (text, expected) => {
    expect(closeOfxTags(`<OFX><A><MEMO>${text}<B>1</A></OFX>`)).toBe(
      `<OFX><A><MEMO>${expected}</MEMO><B>1</B></A></OFX>`,
    );
  });

  it('keeps names with points', () => {
    expect(closeOfxTags('<OFX><INTU.BID>1</OFX>')).toBe('<OFX><INTU.BID>1</INTU.BID></OFX>');
  });

  it.each([
    ['a header alone', 'OFXHEADER:100\nDATA:OFXSGML\n'],
    ['the end missing', '<OFX><A><B>1</B></A>'],
    ['an aggregate open', '<OFX><A><B>1'],
    ['a tag cut', '<OFX><A><B>1</A></OF'],
    ['a transaction that never ends', '<OFX><L><STMTTRN><B>1<STMTTRN><B>2</STMTTRN></L></OFX>'],
    ['endless nesting', `<OFX>${'<A>'.repeat(100_000)}`],
    ['a long name', `<OFX><${'A'.repeat(100_000)}`],
  ])('answers nothing for %s', (_, text) => {
    expect(closeOfxTags(text)).toBeUndefined();
  });
});
