import type { Shopper } from './shopper.ts'
import { changeContact } from './shopper.ts'

/** One try to reach what belongs to somebody else. */
export interface Attempt {
  /** The fields of the input that name the other's object. */
  readonly fields: readonly string[]
  readonly input: (owner: Shopper, asking: Shopper) => Promise<object> | object
  /** What it is refused as; the owner is not refused so. */
  readonly refused: string
}

export interface Reach {
  readonly attempts?: readonly Attempt[]
  /** Fields that name nothing that belongs to a buyer, and why. */
  readonly nobodys?: Readonly<Record<string, string>>
}

const product = 'products belong to nobody; the cart is that of who asks'
const address = {
  name: 'Demo Buyer',
  phone: '13800000000',
  country: 'DE',
  zone: 'BE',
  city: 'Berlin',
  address: 'Demo Street 13',
}
const ofOrder = (refused = 'order-not-found'): Reach => ({
  attempts: [{ fields: ['orderNo'], input: ({ orderNo }) => ({ orderNo }), refused }],
})
const ofAddress = (more: object = {}): Reach => ({
  attempts: [{ fields: ['id'], input: ({ addressId }) => ({ ...more, id: addressId }), refused: 'address-not-found' }],
})
const ofTicket = (kind: 'phone' | 'email'): Reach => ({
  attempts: [
    {
      fields: ['ticket'],
      input: async (owner, asking) => ({ ...(await changeContact(asking, kind)), ticket: await owner.ticket() }),
      refused: 'code-wrong',
    },
  ],
})

/**
 * For each call of buyers whose input names an object: how another buyer's is tried. A call that is missing here fails
 * `object-matrix.ts`. Calls that take the object away stand last, since the owner goes through them too.
 */
export const foreignObjects: Readonly<Record<string, Reach>> = {
  'preview-order': {
    attempts: [
      {
        fields: ['addressId'],
        input: async ({ addressId }, asking) => ({ ...(await asking.readyOrder()), addressId }),
        refused: 'address-not-found',
      },
    ],
  },
  'place-order': {
    attempts: [
      {
        fields: ['addressId'],
        input: async ({ addressId }, asking) => ({ ...(await asking.readyOrder()), addressId }),
        refused: 'address-not-found',
      },
    ],
    nobodys: { previewToken: 'a MAC over figures, compared with those computed for who asks' },
  },
  'get-order': ofOrder(),
  'payment-status': ofOrder(),
  'start-payment-attempt': ofOrder(),
  reorder: ofOrder(),
  'confirm-receipt': ofOrder(),
  'cancel-order': ofOrder(),
  'show-file': { attempts: [{ fields: ['id'], input: ({ fileId }) => ({ id: fileId }), refused: 'file-not-found' }] },
  'set-user-info': {
    attempts: [
      { fields: ['avatarFileId'], input: ({ fileId }) => ({ avatarFileId: fileId }), refused: 'file-not-found' },
    ],
  },
  'upload-file': { nobodys: { sortId: 'a folder of the file library is a name that whoever uploads chooses' } },
  'upload-renamed-file': { nobodys: { sortId: 'a folder of the file library is a name that whoever uploads chooses' } },
  'add-to-cart': { nobodys: { productId: product } },
  'update-cart-line': { nobodys: { productId: product } },
  'remove-from-cart': { nobodys: { productIds: product } },
  'select-cart-lines': { nobodys: { productIds: product } },
  'change-address': ofAddress(address),
  'set-default-address': ofAddress(),
  'change-phone': ofTicket('phone'),
  'change-email': ofTicket('email'),
  'set-email': ofTicket('email'),
  'end-session': {
    attempts: [{ fields: ['id'], input: ({ sessionId }) => ({ id: sessionId }), refused: 'session-not-found' }],
  },
  'remove-address': ofAddress(),
  'show-document': { nobodys: { id: 'documents of products are open to everybody' } },
  'show-product': { nobodys: { id: 'products belong to nobody' } },
  'show-products': { nobodys: { ids: 'products belong to nobody' } },
  'suggest-products': { nobodys: { categoryId: 'categories belong to nobody' } },
  'show-category': { nobodys: { id: 'categories belong to nobody' } },
  'list-products': { nobodys: { categoryId: 'categories belong to nobody' } },
  'search-products': { nobodys: { categoryId: 'categories belong to nobody' } },
  'query-express': {
    nobodys: { orderNo: 'whoever has the number may ask where the parcel is; no person, no price is told' },
  },
  'pay-attempt': { nobodys: { id: 'the wallet simulator stands for a person with the code in front of them' } },
  'decline-attempt': { nobodys: { id: 'the wallet simulator stands for a person with the code in front of them' } },
  'wallet-ledger': {
    nobodys: { orderNo: 'the simulator shows its books to developers, and is not there in production' },
  },
  'set-wallet-faults': {
    nobodys: { orderNo: 'the simulator fails on a developer’s command, and is not there in production' },
  },
}
