import type { ImportField } from '@pinline/contracts/catalogue/import/import-options'
import { useText } from '../../messages/use-text.ts'
import type { RequiredField } from './column-mapping.ts'

const Source = ({ field, onAddConstant }: { field: RequiredField; onAddConstant: () => void }) => {
  const text = useText()
  switch (field.source.kind) {
    case 'column':
      return text('resources.imports.needed.column', { column: field.source.name })
    case 'constant':
      return text('resources.imports.needed.constant', { value: field.source.value })
    case 'missing':
      return (
        <>
          <span className={field.forEveryRow ? 'late' : 'small'}>{text('resources.imports.needed.missing')}</span>{' '}
          <button
            type="button"
            className="button button-small button-quiet"
            aria-label={text('resources.imports.needed.give_of', { field: field.title })}
            onClick={onAddConstant}
          >
            {text('resources.imports.needed.give')}
          </button>
        </>
      )
    default:
      return field.source satisfies never
  }
}

/** Required fields and their sources. */
export const RequiredFields = ({
  fields,
  onAddConstant,
}: {
  fields: readonly RequiredField[]
  /** Adds a constant. */
  onAddConstant: (field: ImportField) => void
}) => {
  const text = useText()
  return (
    <section className="sheet" aria-labelledby="import-needed">
      <h2 id="import-needed">{text('resources.imports.needed.title')}</h2>
      {[true, false].map((forEveryRow) => (
        <div key={String(forEveryRow)} className="needed">
          <h3>{text(forEveryRow ? 'resources.imports.needed.of_every' : 'resources.imports.needed.of_new')}</h3>
          <ul>
            {fields
              .filter((field) => field.forEveryRow === forEveryRow)
              .map((field) => (
                <li key={field.field} data-found={field.source.kind !== 'missing'}>
                  <b>{field.title}</b> <Source field={field} onAddConstant={() => onAddConstant(field.field)} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
