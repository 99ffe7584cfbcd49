import { figures, h2, info, ol, p, table, text, ul } from '../write.ts'
import type { Translations } from './translation.ts'

const shippingPolicy = text(
  'Condizioni di spedizione',
  'Tempi di lavorazione e di trasporto, costi e disponibilità del tracciamento.',
  figures(
    ['1–3 giorni lavorativi', 'lavorazione'],
    ['15–45 giorni lavorativi', 'spedizione economica'],
    ['7–20 giorni lavorativi', 'spedizione standard'],
    ['3–7 giorni lavorativi', 'spedizione espressa'],
  ),
  h2('Lavorazione'),
  p(
    'Gli ordini pagati sono prelevati, collaudati e imballati entro 1–3 giorni lavorativi. Per gli articoli non disponibili si aggiungono i tempi di approvvigionamento, per quelli su ordinazione i tempi di produzione: 2–4 settimane per gli articoli standard, 6–12 settimane per quelli su misura.',
  ),
  h2('Metodi di spedizione'),
  table(
    ['Metodo', 'Tempi di trasporto', 'Adatto a'],
    ['Economica', '15–45 giorni lavorativi', 'piccoli colli senza scadenza'],
    ['Standard', '7–20 giorni lavorativi', 'ordini abituali'],
    ['Espressa', '3–7 giorni lavorativi', 'schede ferme per un componente'],
  ),
  p(
    'Prima dell’invio dell’ordine sono indicate, per ogni metodo, le spese di spedizione in base a indirizzo e peso, insieme alle date di consegna previste. I giorni lavorativi sono quelli del Paese di destinazione.',
  ),
  h2('Più colli'),
  p(
    'Se gli articoli partono in giorni diversi, la pagina dell’ordine elenca ogni collo con contenuto, corriere e numero di tracciamento. Le spese di spedizione si pagano una sola volta, salvo che in un’offerta siano state scelte più consegne o che gli articoli disponibili siano spediti prima di quelli su ordinazione. In questo caso ogni collo ha le proprie spese di spedizione, indicate prima dell’ordine. Se alla fine basta un collo, rimborsiamo la differenza.',
  ),
  h2('Tracciamento'),
  p(
    'Il tracciamento è disponibile da 24 a 48 ore dopo la spedizione, nell’ordine e nella pagina [Tracciamento dell’ordine](page:orderTracking).',
  ),
  h2('Dazi e imposte'),
  p(
    'I dazi e le imposte del Paese di destinazione non sono compresi nei prezzi e sono dovuti alla consegna, salvo diversa indicazione nell’offerta. La fattura commerciale per la dogana riporta codice HS, origine e peso di ogni articolo e accompagna il collo.',
  ),
  h2('Modifica dell’indirizzo'),
  p(
    'Fino all’inizio della preparazione, indirizzo e metodo si possono modificare nella pagina dell’ordine; in seguito, e finché il primo collo non è partito, se ne occupa il responsabile clienti. Se le spese di spedizione diminuiscono, la differenza viene rimborsata; se aumentano, contattare il responsabile clienti.',
  ),
  h2('Danni e perdita durante il trasporto'),
  ul(
    'Segnalare i danni entro 48 ore dalla consegna, con foto del collo, dell’etichetta e degli articoli',
    'Se il tracciamento è fermo da dieci giorni lavorativi, scriverci: apriamo una ricerca presso il corriere',
    'I colli restituiti perché non consegnabili sono rispediti una volta confermato l’indirizzo',
  ),
  info('Ultimo aggiornamento: 1 novembre 2026. Versioni precedenti su richiesta.'),
)

const returnPolicy = text(
  'Condizioni di reso',
  'Che cosa si può rendere, come richiederlo e quanto tempo occorre.',
  figures(
    ['48 ore', 'per segnalare i danni da trasporto'],
    ['7 giorni', 'tempo massimo di risposta'],
    ['4 tipi', 'reso, cambio, sostituzione, riparazione'],
  ),
  h2('Come fare la richiesta'),
  ol(
    'Aprire nell’account l’ordine consegnato e scegliere “Assistenza” accanto all’articolo',
    'Scegliere tipo di richiesta e motivo, la quantità, e indicare se la confezione è stata aperta',
    'Aggiungere foto: l’etichetta della busta, il pezzo, il difetto',
    'Inviare. La richiesta riceve un numero e ogni passaggio è visibile in “Assistenza post-vendita”',
  ),
  p(
    'Il termine per ciascun tipo di richiesta è indicato nel modulo. Gli articoli di più colli si possono rendere collo per collo.',
  ),
  h2('Che cosa succede dopo'),
  table(
    ['Passaggio', 'Chi', 'Che cosa'],
    ['Inviata', 'noi', 'risposta entro 7 giorni'],
    ['Approvata', 'acquirente', 'stampa del modulo di reso e rispedizione della merce'],
    ['Reso ricevuto', 'noi', 'conteggio e controllo della merce'],
    ['Rimborsata o sostituzione spedita', 'noi', 'rimborso sul metodo di pagamento o spedizione di una sostituzione'],
    ['Respinta', 'noi', 'con il motivo; nella richiesta è possibile rispondere'],
  ),
  h2('Spese di restituzione'),
  p(
    'Sono a nostro carico se l’articolo è difettoso, errato o danneggiato durante il trasporto. Negli altri casi sono a carico dell’acquirente. Le spese di spedizione dell’ordine sono rimborsate se l’intero ordine viene reso per una causa a noi imputabile.',
  ),
  h2('Che cosa non si può rendere'),
  ul(
    'Articoli su misura e articoli su ordinazione',
    'Bobine tagliate e articoli sensibili all’umidità con il sigillo aperto',
    'Articoli già saldati, crimpati o innestati',
  ),
  p('Gli articoli difettosi fanno eccezione: sono comunque sostituiti o rimborsati.'),
  h2('Articoli fuori produzione'),
  p(
    'L’uscita di produzione è annunciata con 12 mesi di anticipo e l’assistenza prosegue per 5 anni: indichiamo un articolo sostitutivo, se esiste, e gestiamo i reclami con scorte conservate a questo scopo.',
  ),
  info(
    'Per chi acquista come consumatore si applicano inoltre il diritto di recesso e la garanzia previsti dalla legge del proprio Paese. Ultimo aggiornamento: 1 novembre 2026.',
  ),
)

const privacyPolicy = text(
  'Informativa sulla privacy',
  'Quali dati conserviamo, perché e per quanto tempo.',
  h2('Dati conservati e finalità'),
  table(
    ['Dati', 'Finalità', 'Conservazione'],
    [
      'Numero di telefono o indirizzo e-mail, password in forma di hash',
      'gestione dell’account',
      'fino all’eliminazione dell’account',
    ],
    [
      'Indirizzi di consegna',
      'spedizione, spese di spedizione, dogana',
      'fino alla loro eliminazione; quelli di un ordine, quanto l’ordine',
    ],
    [
      'Ordini, fatture, richieste di assistenza',
      'contratto, garanzia',
      'quanto richiesto dalle norme sulla fatturazione',
    ],
    [
      'Moduli di contatto e commenti, con i relativi file',
      'risposta da parte nostra',
      'fino alla chiusura della questione e alla richiesta di cancellazione',
    ],
    ['Accessi ed eventi di sicurezza', 'protezione dell’account', '90 giorni'],
    [
      'Visite: ora, lingua, prima pagina, Paese dedotto dal fuso orario, sito di provenienza; nessun indirizzo IP; non con Do Not Track',
      'sapere quali pagine vengono lette',
      '90 giorni, una volta per sessione del browser',
    ],
  ),
  h2('Come sono conservati'),
  p(
    'Nomi, indirizzi e testi liberi sono conservati separatamente dagli ordini. In caso di richiesta di cancellazione vengono cancellati; nell’ordine resta solo quanto richiesto dalle norme sulla fatturazione.',
  ),
  h2('Nel browser'),
  ul(
    'Lingua, valuta e aspetto',
    'Cronologia delle ricerche, prodotti visti di recente e prodotti a confronto',
    'La sessione durante l’accesso; termina dopo 30 giorni di inattività',
    'Nessun tracciatore di terze parti, nessun cookie pubblicitario',
  ),
  h2('Destinatari dei dati'),
  ul(
    'Il corriere: nome, indirizzo, numero di telefono e contenuto del collo',
    'Il fornitore dei servizi di pagamento: numero d’ordine e importo',
    'La dogana: fattura e indirizzo',
  ),
  h2('Diritti dell’interessato'),
  p(
    'Dal proprio account si possono consultare e rettificare i dati, scaricarli tutti ed eliminare l’account. Per ogni altra richiesta scriverci: rispondiamo entro 30 giorni.',
  ),
  info('Ultimo aggiornamento: 1 novembre 2026. Versioni precedenti su richiesta.'),
)

const termsOfSale = text(
  'Condizioni di vendita',
  'Che cosa vale per gli ordini in questo negozio: contratto, prezzi, consegna, resi.',
  h2('1. Parti e ambito di applicazione'),
  p(
    'Le presenti condizioni si applicano a ogni ordine inviato in questo negozio, da imprese e da consumatori. Le condizioni dell’acquirente si applicano solo se le abbiamo accettate per iscritto. Per chi acquista come consumatore restano in ogni caso salvi i diritti riconosciuti dalla legge del proprio Paese.',
  ),
  h2('2. Conclusione del contratto'),
  p(
    'Le pagine del negozio sono un invito a ordinare. L’invio dell’ordine costituisce la proposta vincolante dell’acquirente; riserva la merce e fissa prezzi, valuta e cambio. Il contratto si conclude quando confermiamo il pagamento. Un ordine non pagato decade alla scadenza indicata nell’ordine e può essere annullato fino al pagamento.',
  ),
  h2('3. Prezzi e pagamento'),
  p(
    'I prezzi si intendono al pezzo per la quantità indicata, al netto di dazi all’importazione e imposte del Paese di consegna. Il totale alla conferma dell’ordine comprende le spese di spedizione. Il pagamento è dovuto subito, con i metodi proposti alla conferma dell’ordine e nella valuta lì indicata. Le offerte sono valide 30 giorni.',
  ),
  h2('4. Consegna'),
  p(
    'Le date di consegna dipendono dalla disponibilità, dai tempi degli articoli su ordinazione e dal metodo di spedizione: vedere le [condizioni di spedizione](page:shippingPolicy). Gli articoli su ordinazione non si possono annullare una volta iniziata la produzione. Il rischio passa con la consegna al corriere se l’acquirente è un’impresa, con la consegna all’acquirente se è un consumatore.',
  ),
  h2('5. Resi e difetti'),
  p(
    'I danni da trasporto e le quantità errate vanno segnalati entro 48 ore dalla consegna. Gli articoli difettosi sono sostituiti o rimborsati dopo il controllo; la procedura è descritta nelle [condizioni di reso](page:returnPolicy). Gli articoli saldati, crimpati o comunque usati si accettano in reso solo in caso di difetto.',
  ),
  h2('6. Uso dei prodotti'),
  p(
    'Disegni e dati servono alla scelta; fa fede la scheda tecnica del produttore. I prodotti non sono destinati a sistemi di supporto vitale, nucleari o d’arma, salvo indicazione scritta del produttore. In caso di rivendita, le licenze di esportazione e il rispetto delle norme sulle sanzioni sono responsabilità dell’acquirente.',
  ),
  h2('7. Responsabilità, riserva di proprietà, foro competente'),
  p(
    'Rispondiamo senza limiti per dolo, colpa grave e danni alla persona; negli altri casi per i danni prevedibili, fino al valore dell’ordine. La merce resta di nostra proprietà fino al pagamento. Per le imprese il foro competente è quello della nostra sede; i consumatori possono agire anche davanti a quello del luogo in cui risiedono.',
  ),
  info(
    'Questo è un negozio dimostrativo: qui non si conclude alcun contratto. Ultimo aggiornamento: 1 novembre 2026. Versioni precedenti su richiesta.',
  ),
)

const imprint = text(
  'Note legali',
  'Chi è responsabile di questo negozio.',
  h2('Gestore'),
  p(
    'Meridian Connect è un’azienda fittizia. Non ha iscrizione al registro delle imprese, né codice fiscale, né sede; in questa pagina li indicherebbe un’azienda che gestisca il negozio.',
  ),
  table(
    ['Voce', 'Valore in questa dimostrazione'],
    ['Nome', 'Meridian Connect (fittizio)'],
    ['Telefono', '+44 20 7946 0018 (numero riservato alle opere di fantasia)'],
    ['E-mail', 'desk@meridian-connect.example (indirizzo che non può esistere)'],
    ['Numero di registro e codice fiscale', 'nessuno'],
  ),
  h2('Dati e licenze'),
  ul(
    'Dati dei footprint: libreria KiCad, CC BY-SA 4.0',
    'I nomi di produttori e serie appartengono ai rispettivi titolari e servono a identificare i prodotti',
    'Prezzi, disponibilità, tempi di approvvigionamento, certificati e brevetti sono valori dimostrativi',
  ),
)

const contact = text(
  'Contatti',
  'Specialisti di connettori rispondono alle domande dal lunedì al venerdì, 8:00–18:00 UTC.',
  h2('Che cosa inviarci'),
  p(
    'Con questi cinque elementi possiamo rispondere subito: un codice articolo, un disegno o una foto con un righello, la quantità, la data in cui serve e a che cosa va collegato.',
  ),
  h2('La via più rapida'),
  table(
    ['Per', 'Come fare'],
    [
      'conoscere prezzo, disponibilità o tempi',
      'aprire la pagina del prodotto, o [Verifica disponibilità](page:inventory) per un massimo di 50 codici articolo',
    ],
    ['avere i prezzi di un elenco', '[ordine rapido](/quick-order), poi “Richiedi un’offerta”'],
    ['seguire un collo', '[tracciamento dell’ordine](page:orderTracking) con il numero d’ordine'],
    ['rendere articoli o fare un reclamo', '“Assistenza” nell’ordine, dall’account'],
    ['modificare un ordine in lavorazione', 'scrivere al [responsabile clienti](page:customer-manager)'],
    ['far adattare un prodotto', 'il modulo di questa pagina, argomento “Articolo su misura”'],
  ),
  h2('Assistenza post-vendita'),
  p(
    'Per un ordine consegnato, richiedere assistenza dal proprio account, dove ogni passaggio è visibile. Segnalare i danni entro 48 ore dalla consegna.',
  ),
)

/** Policies and the pages beside them in Italian. */
export const italianPolicies: Translations = {
  'page shippingPolicy': shippingPolicy,
  'page returnPolicy': returnPolicy,
  'page privacyPolicy': privacyPolicy,
  'page termsOfSale': termsOfSale,
  'page imprint': imprint,
  'page contact': contact,
}
