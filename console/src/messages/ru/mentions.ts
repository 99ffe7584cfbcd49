import type { Catalogue } from '../catalogue.ts'

export const mentions: Catalogue['mentions'] = {
  colleagues: 'Коллеги',
  hint: 'Введите @, чтобы упомянуть коллегу: он получит задачу.',
  found: 'Найден %{smart_count} коллега |||| Найдено %{smart_count} коллеги |||| Найдено %{smart_count} коллег',
  none: 'Коллеги не найдены',
}
