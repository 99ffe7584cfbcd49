import './signatures.css'
import { permissionOf } from '@pinline/contracts/api/call'
import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import { revokeSignature } from '@pinline/contracts/order/signature/revoke-signature'
import { signDocument } from '@pinline/contracts/order/signature/sign-document'
import { type SignatureRow, signatureField } from '@pinline/contracts/order/signature/signature-fields'
import type { SignedDocument } from '@pinline/events/order/signed-document'
import { Button } from '@pinline/ui/design/button.tsx'
import { useState } from 'react'
import { useGetIdentity, useNotify } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { usePersonName } from '../people/use-person-name.ts'
import { OrderActor } from './order-actor.tsx'
import { RevokeSignatureDialog } from './revoke-signature-dialog.tsx'
import { saveSignature } from './save-signature.ts'
import { SignDocumentDialog } from './sign-document-dialog.tsx'
import { signaturePath, strokeWidth } from './signature-drawing.ts'

const Drawn = ({ content }: Pick<SignatureRow, 'content'>) => {
  const text = useText()
  if (content === null) return <p className="small">{text('resources.orders.signatures.erased')}</p>
  const { name, strokes } = content
  if (strokes.length === 0) return <p className="signature-typed">{name}</p>
  return (
    <svg
      className="signature-drawn"
      viewBox={`0 0 ${signatureField.width} ${signatureField.height}`}
      role="img"
      aria-label={text('resources.orders.signatures.image', { name })}
    >
      <path className="signature-strokes" d={signaturePath(strokes)} strokeWidth={strokeWidth} />
    </svg>
  )
}

const Signature = ({ signature, fileName }: { readonly signature: SignatureRow; readonly fileName: string }) => {
  const text = useText()
  const format = useFormat()
  const { content, signedBy, signedAt, ended } = signature
  const signer = usePersonName(signedBy)
  return (
    <>
      <Drawn content={content} />
      <p className="small">
        {content !== null && text('resources.orders.signatures.signed_by', { name: content.name })}{' '}
        <time dateTime={signedAt}>{format.moment(signedAt)}</time>
        {signer !== content?.name && (
          <>
            {' '}
            <OrderActor actor={{ kind: 'staff', id: signedBy }} />
          </>
        )}
        {ended !== null && (
          <>
            {' · '}
            {text(`resources.orders.signatures.ended.${ended.reason}`, { time: format.moment(ended.at) })}
          </>
        )}
      </p>
      {content !== null && ended === null && (
        <p className="signature-commands">
          {(['svg', 'png'] as const).map((type) => (
            <Button key={type} tone="quiet" small onPress={() => void saveSignature(content, type, fileName)}>
              {text(`resources.orders.signatures.save_${type}`)}
            </Button>
          ))}
        </p>
      )}
    </>
  )
}

interface DocumentSignaturesProps {
  readonly order: OrderRecord
  readonly document: SignedDocument
  readonly parcelNo: number | null
  readonly onReload: () => Promise<number | undefined>
}

/** Who has signed a document of an order, earlier signatures, and the commands to sign it and to revoke a signature. */
export const DocumentSignatures = ({ order, document, parcelNo, onReload }: DocumentSignaturesProps) => {
  const text = useText()
  const format = useFormat()
  const notify = useNotify()
  const { data: self } = useGetIdentity()
  const [opened, setOpened] = useState<'sign' | 'revoke'>()
  const all = order.signatures.filter((one) => one.document === document && one.parcelNo === parcelNo)
  const holding = all.find(({ ended }) => ended === null)
  const earlier = all.filter(({ ended }) => ended !== null).toReversed()
  const kind = text(`resources.orders.documents.kind.${document}`)
  const title =
    parcelNo === null
      ? kind
      : text('resources.orders.signatures.title_parcel', { document: kind, number: format.number(parcelNo) })
  const fileNameOf = ({ signatureNo }: SignatureRow) => `signature-${order.orderNo}-${signatureNo}`
  const onClose = () => setOpened(undefined)
  const onDone = (message: 'done' | 'revoked') => {
    onClose()
    notify(`resources.orders.signatures.${message}`)
    void onReload()
  }

  return (
    <div className="signatures">
      {holding !== undefined && <Signature signature={holding} fileName={fileNameOf(holding)} />}
      <div className="signature-commands">
        <CommandButton permission={permissionOf(signDocument)} onPress={() => setOpened('sign')}>
          {text(`resources.orders.signatures.${all.length === 0 ? 'sign' : 'sign_again'}`)}
          <span className="visually-hidden">{title}</span>
        </CommandButton>
        {holding !== undefined && (
          <CommandButton permission={permissionOf(revokeSignature)} onPress={() => setOpened('revoke')}>
            {text('resources.orders.signatures.revoke')}
            <span className="visually-hidden">{title}</span>
          </CommandButton>
        )}
      </div>
      {earlier.length > 0 && (
        <details>
          <summary>{text('resources.orders.signatures.earlier', { smart_count: earlier.length })}</summary>
          <ul className="earlier-signatures">
            {earlier.map((one) => (
              <li key={one.signatureNo}>
                <Signature signature={one} fileName={fileNameOf(one)} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {opened === 'sign' && (
        <SignDocumentDialog
          {...{ order, document, parcelNo, title, onReload, onClose }}
          ownName={self?.fullName ?? ''}
          onDone={() => onDone('done')}
        />
      )}
      {opened === 'revoke' && holding !== undefined && (
        <RevokeSignatureDialog
          {...{ orderNo: order.orderNo, signatureNo: holding.signatureNo, onReload, onClose }}
          name={holding.content?.name ?? ''}
          onDone={() => onDone('revoked')}
        />
      )}
    </div>
  )
}
