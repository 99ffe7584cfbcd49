import { useAuditLabels } from './audit-labels.ts'

/** The outcome as text; rejections are highlighted. */
export const OutcomeBadge = ({ outcome, times }: { outcome: string; times: number }) => {
  const labels = useAuditLabels()
  return (
    <span className="audit-outcome" data-done={outcome === 'done'} title={outcome}>
      {labels.outcome(outcome)}
      {times > 1 && <b className="figure"> ×{times}</b>}
    </span>
  )
}
