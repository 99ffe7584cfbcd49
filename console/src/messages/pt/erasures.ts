export const erasures = {
  name: 'Dados apagados |||| Dados apagados',
  title: 'Dados apagados',
  hint: 'Os cofres de todos os serviços são contados cada vez que esta lista é exibida. As entradas são aquilo a que os eventos da conta se referem, por tipo. Faturas e assinaturas dos usuários são mantidas como comprovantes.',
  fields: { erasedAt: 'Apagado', id: 'Pessoa', kind: 'Tipo', by: 'Por', vault: 'Entradas no cofre', held: 'Prova' },
  kind: { buyer: 'Comprador', staff: 'Usuário' },
  filters: { from: 'Data inicial', to: 'Data final' },
  vault: {
    address: 'Endereços',
    apikey: 'Nomes de chaves de API',
    company: 'Empresa',
    contact: 'Contatos',
    credential: 'Senhas',
    note: 'Notas',
    profile: 'Perfis',
    secondfactor: 'Autenticação em dois fatores',
  },
  proof: {
    none: 'Nada restou',
    left: 'Ainda nos cofres: %{entries}',
    not_counted: 'não contado em: %{services}',
    retained: 'Mantidas como comprovantes: %{entries}',
  },
}
