import type { ImportField } from '@pinline/contracts/catalogue/import/import-options'
import { useText } from '../../messages/use-text.ts'
import type { NeededField } from './column-mapping.ts'

const Source = ({ field, onGive }: { field: NeededField; onGive: () => void }) => {
  const text = useText()
  switch (field.source.kind) {
    case 'column':
      return text('resources.imports.needed.column', { column: field.source.name })
    case 'constant':
      return text('resources.imports.needed.constant', { value: field.source.value })
    case 'missing':
      return (
        <>
          <span className={field.ofEvery ? 'late' : 'sub'}>{text('resources.imports.needed.missing')}</span>{' '}
          <button
            type="button"
            className="button small quiet"
            aria-label={text('resources.imports.needed.give_of', { field: field.title })}
            onClick={onGive}
          >
            {text('resources.imports.needed.give')}
          </button>
        </>
      )
    default: {
      const missing: never = field.source
      return missing
    }
  }
}

/** What must be there for a row to be taken, and where it comes from. */
export const NeededFields = ({
  fields,
  onGive,
}: {
  fields: readonly NeededField[]
  /** Opens a value for all rows. */
  onGive: (field: ImportField) => void
}) => {
  const text = useText()
  return (
    <section className="sheet" aria-labelledby="import-needed">
      <h2 id="import-needed">{text('resources.imports.needed.title')}</h2>
      {[true, false].map((ofEvery) => (
        <div key={String(ofEvery)} className="needed">
          <h3>{text(ofEvery ? 'resources.imports.needed.of_every' : 'resources.imports.needed.of_new')}</h3>
          <ul>
            {fields
              .filter((field) => field.ofEvery === ofEvery)
              .map((field) => (
                <li key={field.field} data-found={field.source.kind !== 'missing'}>
                  <b>{field.title}</b> <Source field={field} onGive={() => onGive(field.field)} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
