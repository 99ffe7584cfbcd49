import './completeness.css'
import { useText } from '../../messages/use-text.ts'

/** A share in percent, as a bar and as a figure. */
export const CompletenessBar = ({ percent }: { percent: number }) => {
  const text = useText()
  return (
    <span className="completeness">
      <meter aria-label={text('resources.category-completeness.short')} min={0} max={100} value={percent} />
      <span className="figure">{text('resources.category-completeness.percent', { percent })}</span>
    </span>
  )
}
