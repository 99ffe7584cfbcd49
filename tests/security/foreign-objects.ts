import type { Shopper } from './shopper.ts'
import { changeContact, password } from './shopper.ts'

/** One attempt to access somebody else's object. */
export interface Attempt {
  /** The fields of the input that name the other's object. */
  readonly fields: readonly string[]
  readonly input: (owner: Shopper, requesting: Shopper) => Promise<object> | object
  /** What it is refused as; the owner is not refused so. */
  readonly refused: string
}

export interface ForeignAccess {
  readonly attempts?: readonly Attempt[]
  /** Fields that name nothing that belongs to a buyer, and why. */
  readonly unknowns?: Readonly<Record<string, string>>
}

const product = 'products belong to nobody; the cart is that of who asks'
const content = 'what is published is for everybody; drafts have no public call'
const address = {
  name: 'Demo Buyer',
  phone: '13800000000',
  country: 'DE',
  zone: 'BE',
  city: 'Berlin',
  address: 'Demo Street 13',
}
const ofOrder = (refused = 'order-not-found'): ForeignAccess => ({
  attempts: [{ fields: ['orderNo'], input: ({ orderNo }) => ({ orderNo }), refused }],
})
const toAnother = { shippingMethod: 'standard', difference: 0 }
const ofDelivery: ForeignAccess = {
  attempts: [
    { fields: ['orderNo'], input: ({ orderNo }) => ({ ...toAnother, orderNo }), refused: 'order-not-found' },
    {
      fields: ['addressId'],
      input: ({ addressId }, { orderNo }) => ({ ...toAnother, orderNo, addressId }),
      refused: 'address-not-found',
    },
  ],
}
const applied = { kind: 'return', quantity: 1, openedPackage: true }
const ofAfterSale = (more: object = {}): ForeignAccess => ({
  attempts: [
    {
      fields: ['afterSaleNo'],
      input: ({ afterSaleNo }) => ({ ...more, afterSaleNo }),
      refused: 'after-sale-not-found',
    },
  ],
})
const ofQuotation = (more: object = {}): ForeignAccess => ({
  attempts: [
    {
      fields: ['quotationNo'],
      input: ({ quotationNo }) => ({ ...more, quotationNo }),
      refused: 'quotation-not-found',
    },
  ],
})
const ofAddress = (more: object = {}): ForeignAccess => ({
  attempts: [{ fields: ['id'], input: ({ addressId }) => ({ ...more, id: addressId }), refused: 'address-not-found' }],
})
const ofApiKey = (more: object = {}): ForeignAccess => ({
  attempts: [{ fields: ['id'], input: ({ apiKeyId }) => ({ ...more, id: apiKeyId }), refused: 'api-key-not-found' }],
})
const ofWebhook = (more: object = {}): ForeignAccess => ({
  attempts: [
    { fields: ['id'], input: ({ webhookId }) => ({ ...more, id: webhookId }), refused: 'webhook-endpoint-not-found' },
  ],
})
const ofTicket = (more: (requesting: Shopper) => Promise<object>): ForeignAccess => ({
  attempts: [
    {
      fields: ['ticket'],
      input: async (owner, requesting) => ({ ...(await more(requesting)), ticket: await owner.ticket() }),
      refused: 'step-up-required',
    },
  ],
})
const ofContact = (kind: 'phone' | 'email') => ofTicket((requesting) => changeContact(requesting, kind))

/**
 * For each call of buyers whose input names an object: an attempt with another buyer's. A missing call fails
 * `object-matrix.suite.ts`. Calls that remove the object are last, since the owner makes them too.
 */
export const foreignObjects: Readonly<Record<string, ForeignAccess>> = {
  'preview-order': {
    attempts: [
      {
        fields: ['addressId'],
        input: async ({ addressId }, requesting) => ({ ...(await requesting.readyOrder()), addressId }),
        refused: 'address-not-found',
      },
    ],
  },
  'place-order': {
    attempts: [
      {
        fields: ['addressId'],
        input: async ({ addressId }, requesting) => ({ ...(await requesting.readyOrder()), addressId }),
        refused: 'address-not-found',
      },
    ],
    unknowns: { previewToken: 'a MAC over figures, compared with those computed for who asks' },
  },
  'get-order': ofOrder(),
  'list-documents': ofOrder(),
  'get-payment-status': ofOrder(),
  'start-payment-attempt': ofOrder(),
  reorder: ofOrder(),
  'confirm-receipt': ofOrder(),
  'confirm-parcel-receipt': {
    attempts: [{ fields: ['orderNo'], input: ({ orderNo }) => ({ orderNo, parcelNo: 1 }), refused: 'order-not-found' }],
    unknowns: { parcelNo: 'a place among the parcels of the order' },
  },
  'cancel-order': ofOrder(),
  'preview-delivery-change': ofDelivery,
  'change-delivery': ofDelivery,
  'apply-after-sale': {
    attempts: [
      ...(ofOrder().attempts ?? []).map((attempt) => ({
        ...attempt,
        input: ({ deliveredNo, productId }: Shopper) => ({ ...applied, orderNo: deliveredNo, productId }),
      })),
      {
        fields: ['fileIds'],
        input: async (owner, { deliveredNo, productId }) => ({
          ...{ ...applied, orderNo: deliveredNo, productId, fileIds: [await owner.uploadFor('after-sales')] },
        }),
        refused: 'file-not-found',
      },
    ],
    unknowns: { productId: 'products belong to nobody' },
  },
  'list-my-after-sales': { unknowns: { orderNo: 'a filter of one’s own requests' } },
  'get-after-sale': ofAfterSale(),
  'add-after-sale-message': {
    attempts: [
      ...(ofAfterSale({ message: 'Mine?' }).attempts ?? []),
      {
        fields: ['fileIds'],
        input: async (owner, { afterSaleNo }) => ({
          ...{ afterSaleNo, message: 'Mine?', fileIds: [await owner.uploadFor('after-sales')] },
        }),
        refused: 'file-not-found',
      },
    ],
  },
  'cancel-after-sale': ofAfterSale(),
  'request-quotation': { unknowns: { productId: 'products belong to nobody' } },
  'get-quotation': ofQuotation(),
  'list-quotation-documents': ofQuotation(),
  'request-quotation-again': ofQuotation({ message: 'Mine?' }),
  'accept-quotation': ofQuotation({ version: 1 }),
  'call-off-quotation': {
    attempts: [
      {
        fields: ['quotationNo'],
        input: ({ quotationNo, productId }) => ({ quotationNo, lines: [{ productId, quantity: 1 }] }),
        refused: 'quotation-not-found',
      },
    ],
    unknowns: { productId: 'products belong to nobody' },
  },
  'decline-quotation': ofQuotation({ version: 1 }),
  'get-file': { attempts: [{ fields: ['id'], input: ({ fileId }) => ({ id: fileId }), refused: 'file-not-found' }] },
  'change-profile': {
    attempts: [
      { fields: ['avatarFileId'], input: ({ fileId }) => ({ avatarFileId: fileId }), refused: 'file-not-found' },
    ],
  },
  'get-content-file': { unknowns: { id: content } },
  'get-content-picture': { unknowns: { id: content } },
  'get-news': { unknowns: { id: content } },
  'get-page': { unknowns: { id: content } },
  'get-solution': { unknowns: { id: content } },
  'get-form-file': { unknowns: { id: 'a file of a form is its sender’s alone, which forms.suite.ts shows' } },
  'upload-file': { unknowns: { sortId: 'a folder of the file library is a name that whoever uploads chooses' } },
  'upload-renamed-file': {
    unknowns: { sortId: 'a folder of the file library is a name that whoever uploads chooses' },
  },
  'add-to-cart': { unknowns: { productId: product } },
  'update-cart-line': { unknowns: { productId: product } },
  'remove-from-cart': { unknowns: { productIds: product } },
  'select-cart-lines': { unknowns: { productIds: product } },
  'change-address': ofAddress(address),
  'set-default-address': ofAddress(),
  'change-phone': ofContact('phone'),
  'change-email': ofContact('email'),
  'set-email': ofContact('email'),
  'export-account': ofTicket(async () => ({})),
  'end-session': {
    attempts: [{ fields: ['id'], input: ({ sessionId }) => ({ id: sessionId }), refused: 'session-not-found' }],
  },
  'change-api-key': ofApiKey({ requestsPerMinute: 60 }),
  'rotate-api-key': ofApiKey({ overlapHours: 0, password }),
  'revoke-api-key': ofApiKey(),
  'list-my-webhook-deliveries': ofWebhook(),
  'send-my-test-webhook': ofWebhook(),
  'redeliver-my-webhooks': {
    ...ofWebhook({ what: { by: 'ids', ids: ['w-0:x'] } }),
    unknowns: { ids: 'deliveries of the endpoint that `id` names only' },
  },
  'rotate-my-webhook-secret': ofWebhook(),
  'enable-my-webhook-endpoint': ofWebhook(),
  'delete-my-webhook-endpoint': ofWebhook(),
  'remove-address': ofAddress(),
  'get-document': { unknowns: { id: 'documents of products are open to everybody' } },
  'list-change-notices': { unknowns: { productId: 'products belong to nobody' } },
  'get-product-detail': { unknowns: { id: 'products belong to nobody' } },
  'get-kicad-part': { unknowns: { id: 'products belong to nobody' } },
  'get-withdrawn-product': { unknowns: { id: 'products belong to nobody' } },
  'list-products-by-ids': { unknowns: { ids: 'products belong to nobody' } },
  'suggest-products': { unknowns: { categoryId: 'categories belong to nobody' } },
  'get-category': { unknowns: { id: 'categories belong to nobody' } },
  'list-products': { unknowns: { categoryId: 'categories belong to nobody' } },
  'search-products': { unknowns: { categoryId: 'categories belong to nobody' } },
  'get-tracking': {
    unknowns: { orderNo: 'whoever has the number may ask where the parcel is; no person, no price is shown' },
  },
  'pay-attempt': { unknowns: { id: 'the wallet simulator stands for a person with the code in front of them' } },
  'decline-attempt': { unknowns: { id: 'the wallet simulator stands for a person with the code in front of them' } },
  'get-wallet-ledger': {
    unknowns: { orderNo: 'the simulator shows its ledger to developers, and is not there in production' },
  },
  'set-wallet-faults': {
    unknowns: { orderNo: 'the simulator fails on a developer’s command, and is not there in production' },
  },
}
