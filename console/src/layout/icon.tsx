const paths = {
  menu: 'M2 4.5h14M2 9h14M2 13.5h14',
  search: 'M12.5 7.5a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM11.5 11.5 16 16',
  bell: 'M4 13V8a5 5 0 0 1 10 0v5l1.2 1H2.8zM7.5 16.2h3',
  globe: 'M15.7 9A6.7 6.7 0 1 1 2.3 9a6.7 6.7 0 0 1 13.4 0zM2.3 9h13.4M9 2.3c4 4 4 9.4 0 13.4M9 2.3c-4 4-4 9.4 0 13.4',
  down: 'm4.5 7 4.5 4.5L13.5 7',
  close: 'm4 4 10 10M14 4 4 14',
  more: 'M4 9h.1M9 9h.1M14 9h.1',
  warning: 'M9 2.5 16.3 15.5H1.7zM9 7.5v4M9 13.2v.3',
  home: 'M2.5 8.5 9 3l6.5 5.5M4.5 7.5V15h9V7.5',
  orders: 'M4 2.5h10v13H4zM6.5 6h5M6.5 9h5M6.5 12h3',
  products: 'M2 5h14v7H2zM5 12v3M9 12v3M13 12v3',
  stock: 'M2.5 6 9 2.5 15.5 6v6.5L9 15.5 2.5 12.5zM2.5 6 9 9.5 15.5 6M9 9.5v6',
  'to-dos': 'M3 5l1.5 1.5L7 4M3 12l1.5 1.5L7 11M9.5 5.5H15M9.5 12.5H15',
  operations: 'M2 5h14M2 9h14M2 13h14M6 3.5v3M11 7.5v3M4.5 11.5v3',
  system: 'M3 3h5v5H3zM10 3h5v5h-5zM3 10h5v5H3zM10 10h5v5h-5z',
  directory: 'M2.5 4.5h5l1.5 2h6.5V14h-13z',
  page: 'M4.5 2.5h6l3 3v10h-9z',
  columns: 'M2.5 3.5h13v11h-13zM7 3.5v11M11.5 3.5v11',
  settings: 'M3 5h7M13 5h2M3 13h2M8 13h7M10 3.2v3.6M5 11.2v3.6',
  copy: 'M6 6h9v9H6zM3 12V3h9',
  narrow: 'M11.5 4.5 7 9l4.5 4.5',
  plus: 'M9 3.5v11M3.5 9h11',
  drag: 'M6.5 4h.1M11.5 4h.1M6.5 9h.1M11.5 9h.1M6.5 14h.1M11.5 14h.1',
  'move-up': 'M9 14.5V4M4.5 8.5 9 4l4.5 4.5',
  'move-down': 'M9 3.5V14M4.5 9.5 9 14l4.5-4.5',
  'move-in': 'M3 3.5V9h10.5M9.5 5l4 4-4 4',
  'move-out': 'M15 14.5V9H4.5M8.5 5l-4 4 4 4',
  button: 'M2.5 5.5h13v7h-13zM6 9h6',
  'shopping-bag': 'M3.5 6h11l.5 9.5H3zM6.5 8.5V5a2.5 2.5 0 0 1 5 0v3.5',
  'clipboard-list': 'M4 4h10v11.5H4zM7 2.5h4v3H7zM6.5 8.5h5M6.5 12h5',
  'list-checks': 'M3 5l1.5 1.5L7 4M3 12l1.5 1.5L7 11M9.5 5.5H15M9.5 12.5H15',
  package: 'M2.5 6 9 2.5 15.5 6v6.5L9 15.5 2.5 12.5zM2.5 6 9 9.5 15.5 6M9 9.5v6',
  cpu: 'M5 5h8v8H5zM7.5 5V2.5M10.5 5V2.5M7.5 15.5V13M10.5 15.5V13M5 7.5H2.5M5 10.5H2.5M15.5 7.5H13M15.5 10.5H13',
  warehouse: 'M2.5 15.5V6.5L9 3l6.5 3.5v9M5.5 15.5V9h7v6.5M5.5 12h7',
  activity: 'M2 9h3l2.5-5.5 3.5 11L13 9h3',
  users:
    'M9.5 6a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM2.5 14.5c0-6 9-6 9 0M11.5 3.7a2.5 2.5 0 0 1 0 4.6M13 10.5c1.7.7 2.5 2 2.5 4',
  shield: 'M9 2.5 14.5 4.5V9c0 3.5-2.5 5.5-5.5 6.5C6 14.5 3.5 12.5 3.5 9V4.5zM6.5 9l2 2L12 7',
  'list-tree': 'M3 4h5M6 4v10h3M6 9h3M11 9h4M11 14h4M11 4h4',
  folder: 'M2.5 4.5h5l1.5 2h6.5V14h-13z',
  'scroll-text': 'M5 2.5h8.5v11M5 2.5v11a2 2 0 0 0 2 2h7.5v-2h-6v2M7.5 6H11M7.5 9H11',
  truck:
    'M2 4.5h8.5V12H2zM10.5 7h3L16 9.5V12h-5.5M6.5 13.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0zM14.5 13.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0z',
  wallet: 'M2.5 5h13v9.5h-13zM2.5 5l9-2.5V5M12 9.7h.1',
  mail: 'M2.5 4.5h13v9h-13zM2.5 5 9 10l6.5-5',
  chart: 'M3 2.5V15h12.5M6 12.5v-4M9.5 12.5v-7M13 12.5v-5.5',
  tag: 'M2.5 2.5h6L15.5 9.5l-6 6-7-7zM5.5 5.6h.1',
  image: 'M2.5 3.5h13v11h-13zM2.5 12l4-4 3 3 2-2 4 4M12 6.6h.1',
  key: 'M8 7a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM7.5 9l7.5 6.5M12 13l1.5-1.7',
} as const

export type IconName = keyof typeof paths

export const isIconName = (name: string): name is IconName => Object.hasOwn(paths, name)

/** Every icon there is. */
export const iconNames: readonly IconName[] = Object.keys(paths).filter(isIconName)

/** A line icon, 18 px, in the text colour. Decoration: a text beside it has the meaning. */
export const Icon = ({ name, size = 18 }: { name: IconName; size?: number }) => (
  <svg className="line-icon" viewBox="0 0 18 18" width={size} height={size} aria-hidden="true">
    <path d={paths[name]} strokeWidth={name === 'more' || name === 'drag' ? 2.5 : undefined} />
  </svg>
)
