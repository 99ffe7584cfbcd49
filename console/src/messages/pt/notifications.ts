import type { Catalogue } from '../catalogue.ts'

export const notifications: Catalogue['notifications'] = {
  title: 'Notificações',
  bell: 'Notificações. Avisos não lidos: %{notices}; novidades não lidas: %{news}; tarefas em aberto: %{to_dos}',
  tab: { notice: 'Avisos', news: 'Novidades', agency: 'Tarefas' },
  unread: 'não lido',
  pinned: 'Fixado',
  mark_read: 'Marcar tudo como lido',
  clear: 'Limpar lista',
  more: 'Mostrar mais',
  empty: { notice: 'Nenhum aviso', news: 'Nenhuma novidade', agency: 'Nenhuma tarefa em aberto' },
  empty_hint: {
    notice: 'Avisos da empresa para você ou sua função aparecem aqui.',
    news: 'Novidades para a equipe aparecem aqui.',
    agency: 'Pedidos pagos, solicitações e mensagens aparecem aqui até serem atendidos.',
  },
}
