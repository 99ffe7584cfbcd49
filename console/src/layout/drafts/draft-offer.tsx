import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import type { OfferedDraft } from './use-draft.ts'

/** Offers the draft that was kept when the form was left. */
export const DraftOffer = ({ offer }: { offer: OfferedDraft | undefined }) => {
  const text = useText()
  const format = useFormat()
  if (offer === undefined) return null
  return (
    <div className="notice notice-info" role="status">
      <div>{text('forms.draft.found', { time: format.dateTime(offer.savedAt) })}</div>
      <button type="button" className="button button-small" onClick={offer.restore}>
        {text('forms.draft.restore')}
      </button>
      <button type="button" className="button button-small" onClick={offer.discard}>
        {text('forms.draft.discard')}
      </button>
    </div>
  )
}
