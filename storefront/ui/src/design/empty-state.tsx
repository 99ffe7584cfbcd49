import type { ReactNode } from 'react'

/** Properties of {@link EmptyState}. */
export interface EmptyStateProps {
  /** A sentence with the cause. */
  readonly title: string
  readonly children?: ReactNode
  /** Two next steps, as buttons or links. */
  readonly actions?: ReactNode
  readonly level?: 1 | 2
}

/** An empty list: four dashed pads, the cause, and what to do next. */
export function EmptyState({ title, children, actions, level = 2 }: EmptyStateProps): ReactNode {
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <div className="empty">
      <span className="empty-slots" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      <Title className="empty-title">{title}</Title>
      {children}
      {actions && <div className="empty-actions">{actions}</div>}
    </div>
  )
}
