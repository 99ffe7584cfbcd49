/**
 * Requests of the operations that integrators begin with, as they would write them; others get an example of their
 * required fields. A test parses each by its contract.
 */
export const requestExamples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'search-products': { q: 'micro-fit 2 positions', inStock: true, pageSize: 15 },
  'list-products': { categoryId: 'wire-to-board', pitch: [3], positionsMin: 2, positionsMax: 12, sort: 'price' },
  'match-lines': { lines: [{ partNumber: '43650-0200', manufacturer: 'Molex', quantity: 100 }] },
  'add-to-cart': { lines: [{ productId: 'p-0123456789abcdef', quantity: 100 }] },
  'select-cart-lines': { selected: true },
  'preview-order': { addressId: 'a-1a2b3c4d5e', shippingMethod: 'express' },
  'place-order': {
    addressId: 'a-1a2b3c4d5e',
    shippingMethod: 'express',
    previewToken: 'eyJ0b3RhbCI6NDgwMH0.k3Yx',
    poNumber: 'PO-2026-118',
    remark: 'Deliver to gate 3',
  },
  'list-stock': { models: ['43650-0200', 'B2B-XH-A'] },
  'list-orders': { tab: 'unpaid' },
  'request-quotation': { lines: [{ productId: 'p-0123456789abcdef', quantity: 5000 }], remark: 'For 2027' },
  'receive-stock': { productId: 'p-0123456789abcdef', quantity: 500, reason: 'Delivery 4711' },
  'adjust-stock': { productId: 'p-0123456789abcdef', quantity: -2, reason: 'Counted again', version: 17 },
  'redeliver-webhooks': { id: 'w-1a2b3c4d5e', what: { by: 'ids', ids: ['w-1a2b3c4d5e:2611270123456@2'] } },
  'redeliver-my-webhooks': { id: 'w-1a2b3c4d5e', what: { by: 'ids', ids: ['w-1a2b3c4d5e:2611270123456@2'] } },
  'list-events': { type: ['order-placed', 'order-confirmed'], since: '2026-11-27T00:00:00Z', limit: 100 },
  'get-product-detail': { model: '43650-0200', manufacturer: 'Molex' },
  'register-buyer': {
    kind: 'email',
    email: 'buyer@example.com',
    code: '123456',
    password: 'a-Long-Passphrase-7',
    agreement: true,
  },
  'change-phone': { phone: '13812345678', code: '123456', ticket: 'kV3nQ0xW8sB5mT1rZ7yL2cD9fG4hJ6pA' },
  'confirm-identity': { password: 'a-Long-Passphrase-7' },
  'create-api-key': {
    name: 'ERP',
    scopes: ['catalogue:read', 'orders:read', 'orders:write'],
    expiresInDays: 365,
    requestsPerMinute: 60,
    password: 'a-Long-Passphrase-7',
  },
  'create-api-key-by-staff': {
    name: 'ERP',
    scopes: ['stock:read', 'stock:write', 'events:read'],
    expiresInDays: 365,
    requestsPerMinute: 600,
    password: 'a-Long-Passphrase-7',
  },
  'rotate-api-key': { id: 'k-1a2b3c4d5e', overlapHours: 24, password: 'a-Long-Passphrase-7' },
  'delete-account': { password: 'a-Long-Passphrase-7', confirmation: true },
  'save-view': { list: 'orders', name: 'Large orders', query: 'filter={"largeHold":true}&sort=placedAt&order=DESC' },
  'set-carrier': {
    version: 0,
    code: 'dhl',
    name: 'DHL',
    trackingPage: 'https://www.dhl.com/track?id={number}',
    active: true,
    position: 1,
  },
  'submit-form': {
    kind: 'contact',
    surname: 'Example',
    givenName: 'Anna',
    email: 'buyer@example.com',
    details: 'Which crimp tool fits this series?',
    consent: true,
  },
}

/** Results that say something only as a whole. A test parses each by its contract. */
export const resultExamples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'list-events': {
    list: [
      {
        specversion: '1.0',
        id: '2611270123456@7',
        source: '/pinline/order',
        type: 'pinline.order.order-completed.v1',
        subject: '2611270123456',
        time: '2026-11-27T08:00:00.000Z',
        datacontenttype: 'application/json',
        dataschema: '/api/events/schemas/pinline.order.order-completed.v1.json',
        sequence: 7,
        streamtype: 'order',
        correlationid: 'b7f2c1de-6b3e-4d55-9a53-0d1a7c7f2f10',
        causationid: 'b7f2c1de-6b3e-4d55-9a53-0d1a7c7f2f10',
        actorkind: 'buyer',
        actorid: 'b-1a2b3c4d5e',
        data: { by: 'buyer', completedAt: '2026-11-27T08:00:00.000Z' },
      },
    ],
    cursor: '2.I6pQz2.MC4wLjAuMC4xLy8v.17fcqdp',
    hasMore: false,
  },
}
