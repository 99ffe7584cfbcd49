import { card, figures, h2, ol, p, table, text, tip, ul, warning } from '../write.ts'
import type { Translations } from './translation.ts'

/** Solutions in Italian. */
export const italianSolutions: Translations = {
  'solution battery-packs': text(
    'Pacchi batteria',
    'Connettori polarizzati con blocco, passo da 2,00 a 3,00 mm, con riserva di corrente.',
    figures(
      ['2,00–3,00 mm', 'passo abituale'],
      ['50%', 'di declassamento in contenitori caldi'],
      ['n + 1', 'prese per n celle in serie'],
    ),
    h2('Che cosa conta'),
    ul(
      'Contatti che restano chiusi sotto vibrazione: un filo di bilanciamento che si apre per un attimo sembra una cella guasta',
      'Una polarizzazione che protegge dalle inversioni: un connettore di bilanciamento invertito mette l’intero pacco su un solo ingresso',
      'Sezioni che limitano la sovratemperatura: le celle invecchiano prima accanto a un connettore caldo',
    ),
    h2('Come scegliere'),
    ol(
      'Contare le prese di bilanciamento: celle in serie più una',
      'Per i contatti di potenza, sommare le correnti di picco di tutte le celle in parallelo',
      'Declassare il connettore del 50% in contenitori caldi',
      'Tenere un polo per il sensore di temperatura, meglio due: serve un ritorno',
      'Lasciare un passo tra la presa più alta e la più bassa, o usare due connettori',
    ),
    table(
      ['Funzione', 'Serie', 'Passo', 'Perché'],
      [
        'Prese di bilanciamento',
        'XH',
        '2,50 mm',
        'il connettore di bilanciamento abituale, polarizzato, attrezzi economici',
      ],
      ['Prese di bilanciamento, molte celle', 'PUD, due file', '2,00 mm', 'metà lunghezza, con blocco'],
      ['Carica e scarica', 'Micro-Fit', '3,00 mm', 'blocco positivo, potenza e segnale in un unico corpo'],
    ),
    card('xh4'),
    tip(
      'Innestare per ultimo il connettore di bilanciamento e staccarlo per primo. Innestato per primo, porta la corrente di spunto del pacco.',
    ),
    h2('Per approfondire'),
    ul('[Una crimpatura che tiene](blog:crimping-that-holds)', '[2,50 o 2,54 mm?](blog:pitch-2-50-or-2-54)'),
  ),
  'solution solar-inverters': text(
    'Inverter fotovoltaici',
    'Morsettiere per il cablaggio in campo, connettori di potenza all’interno e una presa per il data logger.',
    h2('Tre zone, tre connettori'),
    table(
      ['Zona', 'Tensione', 'Connettore'],
      ['Cablaggio in campo, lato rete', '230–400 V', 'morsettiere con passo 7,50 o 7,62 mm'],
      ['Tra scheda di potenza e di controllo', '24–60 V', 'filo-scheda con passo 3,96 mm'],
      ['Comunicazione', 'sotto 5 V', 'RJ45 schermata, isolata'],
    ),
    h2('Che cosa conta'),
    ul(
      'Distanza in aria: oltre i 2.000 m di altitudine moltiplicare per 1,14 ogni ulteriori 1.000 m',
      'Temperatura: in un inverter chiuso 85 °C sono normali, quindi scegliere articoli da 105 °C',
      'Vent’anni all’aperto: morsetti che mantengono la forza di serraggio, placcatura che sopporta l’umidità',
    ),
    h2('Come scegliere'),
    ol(
      'Tensione nominale e categoria di sovratensione determinano il passo della morsettiera',
      'Il filo con il puntalino determina il morsetto; 2,5 mm² con puntalino richiedono in alcune serie un morsetto da 4 mm²',
      'Estraibile sul lato su cui si interviene, fissa sull’altro',
    ),
    card('gmstba12'),
    p('Con la morsettiera estraibile l’installatore sostituisce l’inverter senza allentare viti sotto tensione.'),
  ),
  'solution motor-drives': text(
    'Azionamenti per motori',
    'Morsettiere estraibili con passo da 5,08 a 7,62 mm, per 320–630 V.',
    h2('Che cosa conta'),
    ul(
      'Distanze superficiali e in aria per la sovratensione di frenatura: un azionamento a 400 V frena a 750 V DC',
      'Viti che mantengono la coppia dopo migliaia di cicli di temperatura',
      'Segnali dell’encoder lontani dalle uscite del motore, con lo schermo collegato a entrambe le estremità',
    ),
    h2('Come scegliere'),
    ol(
      'Cominciare da tensione nominale e grado di inquinamento: insieme determinano il passo',
      'Poi il filo con il puntalino, perché il puntalino è più largo del filo',
      'Poi il numero di poli; uno in più del necessario riserva il posto allo schermo',
      'Infine la direzione di innesto: parallela alla scheda in un contenitore su guida DIN, perpendicolare dietro un pannello',
    ),
    table(
      ['Collegamento', 'Passo', 'Valori nominali', 'Categoria'],
      ['Motore, resistenza di frenatura', '7,62 mm', '630 V, 12 A', 'morsettiere estraibili'],
      ['Alimentazione 24 V, ingressi', '5,08 mm', '320 V, 12 A', 'morsettiere estraibili'],
      ['Encoder', '2,77 mm', 'segnale', 'D-Sub, 9 o 15 poli'],
      ['Pannello di comando', '2,54 mm', 'segnale', 'IDC maschio, cavo piatto'],
    ),
    card('gmstba10'),
    tip(
      'Nei morsetti a vite usare puntalini sui fili a trefoli. Le estremità stagnate cedono sotto pressione e la vite si allenta.',
    ),
  ),
  'solution control-cabinets': text(
    'Quadri di comando',
    'Backplane e moduli che si sostituiscono per decenni: DIN 41612, connettori IDC maschio e prese modulari.',
    h2('Che cosa conta'),
    ul(
      'Reperibilità: un quadro resta in servizio vent’anni, quindi scegliere gli articoli secondo una norma e non secondo un solo produttore',
      'Cicli di innesto: la classe 2 della IEC 60603-2 ne sopporta 400, la classe 1 ne sopporta 500',
      'Codifica: due schede che entrano l’una nel posto dell’altra prima o poi verranno scambiate',
    ),
    h2('Come scegliere'),
    ol(
      'Tipo B o C in base al numero di segnali: 32, 64 o 96',
      'Maschio sulla scheda, femmina sul backplane, come prevede la norma',
      'Terminali in base allo spessore del backplane: a saldare fino a 2,4 mm, press-fit oltre',
      'Cavi piatti all’interno: IDC maschio con leve dove una porta tira il cavo',
    ),
    table(
      ['Collegamento', 'Connettore', 'Poli'],
      ['Dalla scheda al backplane', 'DIN 41612', '16–96'],
      ['Dalla scheda al frontale', 'IDC maschio, 2,54 mm', '10–64'],
      ['Bus di campo', 'presa modulare, D-Sub', '8, 9'],
    ),
    card('din32'),
    p(
      'Per sostituire una scheda non deve servire lo schema elettrico. Etichettare entrambi i lati e usare la codifica offerta dal corpo.',
    ),
  ),
  'solution rail-and-aviation': text(
    'Ferrovia e aviazione',
    'Connettori ad alta affidabilità con passo da 1,25 a 2,00 mm, con viti di bloccaggio e scarico della trazione.',
    figures(
      ['1,25 e 2,00 mm', 'passo'],
      ['4 lamelle', 'in un contatto femmina in rame al berillio'],
      ['30 anni', 'di vita di un veicolo ferroviario'],
    ),
    h2('Che cosa conta'),
    ul(
      'Contatti che resistono a urti e nebbia salina: quattro lamelle indipendenti per contatto femmina, doratura completa',
      'Reperibilità per tutta la vita del veicolo, e un preavviso di 12 mesi prima dell’uscita di produzione',
      'Blocchi che non dipendono dall’attrito: viti o agganci',
    ),
    h2('Come scegliere'),
    ol(
      'Verificare prima la ritenzione dei contatti: decide se un filo può strappare un contatto',
      'Poi il blocco del connettore: viti dove si interviene con un attrezzo, agganci dove no',
      'Poi lo scarico della trazione, se il cavo esce dal contenitore',
      'Tenere il 20% di poli liberi: i veicoli vengono riallestiti',
    ),
    table(
      ['Esigenza', 'Serie', 'Passo'],
      ['Spazio minimo, moduli avionici', 'Gecko', '1,25 mm'],
      ['Filo-scheda con scarico della trazione', 'L-Tek', '2,00 mm'],
      ['Scheda-scheda nello stesso contenitore', 'M20', '2,54 mm'],
    ),
    card('gecko20'),
    warning(
      'Consultarci prima di usare un articolo in una funzione di sicurezza. Il produttore deve autorizzarlo per iscritto: vedere le [condizioni di vendita](page:termsOfSale).',
    ),
  ),
  'solution handheld-devices': text(
    'Dispositivi portatili',
    'Connettori FFC/FPC, scheda-scheda a passo fine e USB per display, fotocamere e caricabatterie.',
    h2('Che cosa conta'),
    ul(
      'Altezza: la maggior parte di questi connettori si sceglie in base alla distanza tra due schede',
      'Caduta: una presa USB con linguette in fori metallizzati resta sulla scheda, una con sole piazzole superficiali no',
      'Assemblaggio: un cavo FFC trattenuto da un fermo a ribalta si controlla a occhio',
    ),
    h2('Come scegliere'),
    table(
      ['Collegamento', 'Connettore', 'Passo', 'Attenzione a'],
      ['Display', 'FFC/FPC, 24–40 poli', '0,5 mm', 'contatti sopra o sotto, spessore del cavo 0,3 mm'],
      [
        'Dalla scheda principale al modulo',
        'scheda-scheda',
        '0,5 mm',
        'altezza di accoppiamento, perni di allineamento',
      ],
      ['Ricarica e dati', 'USB Type-C', '–', 'linguette passanti, distanza dal bordo'],
      ['Batteria, altoparlante', 'filo-scheda', '1,0–1,25 mm', 'blocco, filo AWG 28–32'],
    ),
    ol(
      'Disegnare la pila delle schede e annotare ogni distanza',
      'Decidere il lato dei contatti FFC prima del layout: dopo non si può più cambiare',
      'Mantenere il solder mask tra le piazzole a passo 0,5 mm, altrimenti si formano ponti di stagno',
    ),
    card('ffc24'),
    card('usbC'),
    p(
      'Per i prototipi ordinare nastro tagliato: nessuna unità di imballo imposta, e quantità libera a partire dal minimo.',
    ),
  ),
}
