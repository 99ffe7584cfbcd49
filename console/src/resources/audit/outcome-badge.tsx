import { useAuditLabels } from './audit-labels.ts'

/** How it ended, in words; what was refused stands out. */
export const OutcomeBadge = ({ outcome, times }: { outcome: string; times: number }) => {
  const labels = useAuditLabels()
  return (
    <span className="audit-outcome" data-done={outcome === 'done'} title={outcome}>
      {labels.outcome(outcome)}
      {times > 1 && <b className="figure"> ×{times}</b>}
    </span>
  )
}
