import { useText } from '../../messages/use-text.ts'

const importSteps = ['file', 'columns', 'dry-run', 'run'] as const
export type ImportStep = (typeof importSteps)[number]

/** The steps of an import as a pin line, filled up to the current one. */
export const ImportSteps = ({ at }: { at: ImportStep }) => {
  const text = useText()
  const reached = importSteps.indexOf(at)
  return (
    <ol className="import-steps" aria-label={text('resources.imports.steps.label')}>
      {importSteps.map((step, index) => (
        <li key={step} data-reached={index <= reached} aria-current={step === at ? 'step' : undefined}>
          <i aria-hidden="true" />
          {text(`resources.imports.steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}
