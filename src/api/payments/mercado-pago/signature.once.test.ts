import { describe, expect, it } from 'vitest';
import { hasValidSignature } from './signature.ts';

const secret = 'segredo-dos-avisos';
const id = 'ORD01JQ4S4KY8HWQ6NA5PXB65B3D3';
const requestId = '2066ca19-c6f1-498a-be75-1923005edd06';
const time = '1742505638683';
const byId = 'e9e44b7c9be418fc88ecaf83da1f828c249dcef08f3dc1942b2d79af49d879b3';
const byLowerId = '986aa251e88b50477cd557d559ed9268e743cf61ef526b192f4bbf88647426e2';

// The first three were accepted by the validator of mercadopago 3.6.1.
describe('the signature of a notice', () => {
  it.each([
    ['of the id as received', { signature: `ts=${time},v1=${byId}`, requestId, id }],
    [
      'without an id',
      {
        signature: 'ts=1742505638,v1=cf79efe911720e747e5766da6b88e8637fd18d445a91a9336ad08a48fe1fd30c',
        requestId,
        id: '',
      },
    ],
    [
      'without a request id',
      {
        signature: `ts=${time},v1=319def6b2c7642e11fa5a0265af92dd4c64bc0dd0569bfc53028b3f445f84dc9`,
        requestId: null,
        id,
      },
    ],
    ['of the id in small letters', { signature: `ts=${time},v1=${byLowerId}`, requestId, id }],
    ['with blanks and other parts', { signature: ` ts = ${time}, v2=00, V1=${byId.toUpperCase()} `, requestId, id }],
  ])('is valid %s', (_label, signed) => expect(hasValidSignature(signed, secret)).toBe(true));

  it.each([
    ['with another id', { id: 'ORD01JQ4S4KY8HWQ6NA5PXB65B3D4' }],
    ['with another request', { requestId: '2066ca19' }],
    ['at another time', { signature: `ts=1742505638684,v1=${byId}` }],
    ['without a time', { signature: `v1=${byId}` }],
    ['without a hash', { signature: `ts=${time}` }],
    ['with half a hash', { signature: `ts=${time},v1=${byId.slice(0, 32)}` }],
    ['of no such form', { signature: '=,=,,' }],
    ['that is empty', { signature: '' }],
  ])('is not valid %s', (_label, change) => {
    const signed = { signature: `ts=${time},v1=${byId}`, requestId, id, ...change };
    expect(hasValidSignature(signed, secret)).toBe(false);
  });

  it('is not valid by another secret', () => {
    expect(hasValidSignature({ signature: `ts=${time},v1=${byId}`, requestId, id }, 'outro-segredo')).toBe(false);
  });
});
