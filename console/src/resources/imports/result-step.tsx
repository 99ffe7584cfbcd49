import type { ImportRow } from '@pinline/contracts/catalogue/import/import-row'
import { Link } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { DifferenceSheet } from './difference-sheet.tsx'
import { ErrorGroupsSheet } from './error-groups-sheet.tsx'
import { ErrorSheet } from './error-sheet.tsx'
import { ImportCounts } from './import-counts.tsx'
import { ImportStartError } from './import-start-error.tsx'
import { useStartImport } from './use-start-import.ts'

const viewPaths: Readonly<Record<ImportRow['kind'], string>> = {
  products: '/products',
  categories: '/categories',
  attributes: '/categories/attributes',
}

const headingOf = ({ state, dryRun }: ImportRow) => {
  if (state === 'failed') return 'failed'
  if (state === 'cancelled') return dryRun ? 'dry_cancelled' : 'cancelled'
  return dryRun ? 'dry_done' : 'done'
}

const Sentences = ({ row }: { row: ImportRow }) => {
  const text = useText()
  const format = useFormat()
  const { rows, wrong, ...counts } = row.counts
  if (row.failure !== null) return <p>{text(`resources.imports.result.failure.${row.failure}`)}</p>
  if (rows === 0) return <p>{text('resources.imports.result.no_rows')}</p>
  return (
    <>
      <p>
        {text(`resources.imports.result.${row.dryRun ? 'would' : 'has'}`, {
          new: format.number(counts.new),
          changed: format.number(counts.changed),
          unchanged: format.number(counts.unchanged),
        })}{' '}
        {wrong === 0
          ? text('resources.imports.result.none_wrong')
          : text('resources.imports.result.wrong', { smart_count: wrong })}
      </p>
      {row.dryRun && row.state === 'done' && counts.new + counts.changed === 0 && (
        <p>{text(`resources.imports.of.${row.kind}.nothing`)}</p>
      )}
    </>
  )
}

const Times = ({ row: { startedAt, finishedAt } }: { row: ImportRow }) => {
  const text = useText()
  const format = useFormat()
  if (startedAt === null || finishedAt === null) return null
  const time = format.duration(Math.max(1000, Date.parse(finishedAt) - Date.parse(startedAt)))
  return <span className="end">{text('resources.imports.result.begun', { at: format.moment(startedAt), time })}</span>
}

/** What a correction has changed; focused, since the dialog that led here is gone. */
const MendResult = ({ before, now }: { before: number; now: number }) => {
  const text = useText()
  const format = useFormat()
  return (
    <p ref={focusOnMount} tabIndex={-1} className={`notice notice-${now < before ? 'ok' : 'warn'}`} role="status">
      {text(`resources.imports.groups.${now < before ? 'mended' : 'not_mended'}`, {
        before: format.number(before),
        now: format.number(now),
      })}
    </p>
  )
}

interface ResultStepProps {
  readonly row: ImportRow
  readonly onRefresh: () => Promise<unknown>
  readonly onColumns: () => void
  /** Rows with errors before a correction; undefined without one. */
  readonly wrongBefore: number | undefined
  readonly onMended: () => void
}

/** The result of a dry run or an import, and the next steps. */
export const ResultStep = ({ row, onRefresh, onColumns, wrongBefore, onMended }: ResultStepProps) => {
  const text = useText()
  const { start, busy, result } = useStartImport(() => void onRefresh())
  const taken = row.counts.new + row.counts.changed
  const again = (dryRun: boolean) =>
    void start({ importId: row.id, options: row.options, mapping: row.mapping, constants: row.constants, dryRun })
  const mayImport = row.dryRun && row.state === 'done' && taken > 0
  const isFinished = !row.dryRun && row.state === 'done'
  return (
    <div className="stack">
      <section className="sheet" aria-labelledby="import-result">
        <h2 id="import-result">
          {text(`resources.imports.result.${headingOf(row)}`)}
          <Times row={row} />
        </h2>
        <div className="sheet-form form">
          {wrongBefore !== undefined && <MendResult before={wrongBefore} now={row.counts.wrong} />}
          <Sentences row={row} />
          {row.failure === null && <ImportCounts counts={row.counts} />}
          <ImportStartError result={result} onShow={() => void onRefresh()} />
          <div className="import-actions">
            {mayImport && (
              <CommandButton
                permission="products.import"
                tone="gold"
                small={false}
                busy={busy}
                onPress={() => again(false)}
              >
                {text(`resources.imports.of.${row.kind}.import_now`, { smart_count: taken })}
              </CommandButton>
            )}
            {row.failure !== 'file-not-found' && (
              <button type="button" className="button" onClick={onColumns}>
                {text('resources.imports.result.change_columns')}
              </button>
            )}
            {row.state === 'cancelled' && (
              <CommandButton permission="products.import" small={false} busy={busy} onPress={() => again(true)}>
                {text('resources.imports.result.dry_again')}
              </CommandButton>
            )}
            {isFinished && (
              <Link className="button" to={viewPaths[row.kind]}>
                {text(`resources.imports.of.${row.kind}.view`)}
              </Link>
            )}
            <Link className="button" to={`/imports/create?kind=${row.kind}`}>
              {text(`resources.imports.result.${row.counts.wrong > 0 ? 'corrected' : 'another'}`)}
            </Link>
          </div>
        </div>
      </section>
      {row.counts.wrong > 0 && (
        <>
          <ErrorGroupsSheet key={`groups ${row.startedAt}`} row={row} onMended={onMended} />
          <ErrorSheet key={row.startedAt} row={row} />
        </>
      )}
      <DifferenceSheet row={row} />
    </div>
  )
}
