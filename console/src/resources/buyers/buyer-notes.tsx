import type { BuyerRow } from '@pinline/contracts/account/people/buyers-resource'
import { NotedText } from '../../layout/mentions/noted-text.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { ObjectName } from '../audit/object-name.tsx'
import { AddBuyerNoteForm } from './add-buyer-note-form.tsx'

interface BuyerNotesProps {
  readonly buyer: BuyerRow
  readonly onReload: () => Promise<void>
}

/** Notes of staff about a buyer, newest first, with a form for another one above them. */
export const BuyerNotes = ({ buyer, onReload }: BuyerNotesProps) => {
  const text = useText()
  const format = useFormat()
  const notes = buyer.notes.filter((note) => note.text !== null)
  return (
    <section className="sheet" aria-labelledby="buyer-notes">
      <h2 id="buyer-notes">{text('resources.buyers.notes.title')}</h2>
      <AddBuyerNoteForm id={buyer.id} onDone={() => void onReload()} />
      {notes.length === 0 && <p className="sheet-note">{text('resources.buyers.notes.empty')}</p>}
      <ul className="buyer-rows buyer-notes">
        {notes.map(({ ref, text: written, staffId, addedAt }) => (
          <li key={ref}>
            <p className="written">
              <NotedText note={written ?? ''} />
            </p>
            <p className="small">
              {staffId !== null && (
                <>
                  <ObjectName id={staffId} />
                  {' · '}
                </>
              )}
              <time dateTime={addedAt}>{format.moment(addedAt)}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
