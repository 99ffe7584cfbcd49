import { signDocument } from '@pinline/contracts/order/signature/sign-document'
import { signatureContent } from '@pinline/contracts/order/signature/signature-fields'
import type { OrderEvent } from '@pinline/events/order/order-event'
import { signingRefusal } from '../domain/order/sign-document.ts'
import type { OrderDeps } from '../order-deps.ts'
import { orderCommandRoute } from './order-command-route.ts'

/** Whoever signs has seen the document and whether it is signed already; other events do not change it. */
const changesDocuments = ({ type }: OrderEvent): boolean =>
  type === 'line-tested' || type === 'document-signed' || type === 'signature-revoked'

/** A signature is put into the vault only where the rules allow it. */
export const signDocumentRoute = (platform: OrderDeps) =>
  orderCommandRoute(
    platform,
    signDocument,
    async ({ document, parcelNo, name, strokes }, { orderNo, order, now, context }) => {
      const refusal = signingRefusal(order, { document, parcelNo })
      if (refusal !== undefined) return refusal
      const signatureRef = await platform.vault.put('signature', orderNo, { name, strokes }, signatureContent)
      return { type: 'sign-document', document, parcelNo, signedBy: context.staffId, signatureRef, now }
    },
    changesDocuments,
  )
