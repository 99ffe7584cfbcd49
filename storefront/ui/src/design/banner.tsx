import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const ICONS = { info: Info, ok: CircleCheck, warn: TriangleAlert, danger: CircleAlert } as const

/** Properties of {@link Notice}. */
export interface BannerProps {
  readonly tone: keyof typeof ICONS
  /** One bold sentence. */
  readonly title: ReactNode
  /** What to do. */
  readonly children?: ReactNode
  readonly action?: ReactNode
}

/** A message in the page: an icon, one sentence, what to do. */
export function Banner({ tone, title, children, action }: BannerProps): ReactNode {
  const Icon = ICONS[tone]
  return (
    <div className={`notice notice-${tone}`} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon className="icon" aria-hidden="true" />
      <div>
        {title}
        {children && <p>{children}</p>}
      </div>
      {action}
    </div>
  )
}
