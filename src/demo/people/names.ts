import type { Chance } from '../chance.ts'

/** Names of the city: each line has first names, then matching family names. */
const families: readonly (readonly [first: string, last: string, weight: number])[] = [
  [
    'Emma Olivia Hannah Claire Fiona Margaret James Andrew Graham Ian Scott Peter Heather Colin',
    'Campbell Morrison Fraser Bennett Hughes Stewart Reid Walsh Sinclair Armstrong Foster Gallagher',
    5,
  ],
  [
    'Wei Mei Jing Ling Xin Hao Jun Ming Fang Yan Grace Kevin Vivian Raymond',
    'Chen Wang Li Zhang Liu Huang Wong Chan Lam Cheung Leung Ho',
    5,
  ],
  [
    'Priya Anjali Kavita Meera Sunita Arjun Rohan Vikram Sanjay Nikhil Deepa Harpreet Gurpreet Simran',
    'Patel Sharma Singh Gill Sandhu Mehta Desai Reddy Kaur Grewal Nair Iyer',
    5,
  ],
  [
    'Tharshini Nirmala Kumar Suresh Anusha Dinesh Priyanka Roshan',
    'Sivakumar Rajaratnam Nadarajah Selvarajah Kandiah Perera',
    2,
  ],
  [
    'Maria Josephine Angelica Rowena Marites Jose Ramon Paolo Rico Jericho',
    'Santos Reyes Cruz Bautista Garcia Mendoza Villanueva Ramos',
    3,
  ],
  [
    'Beatriz Inês Catarina Joana Miguel João Tiago Rui Fernando Lúcia',
    'Moreira Silva Ferreira Pereira Costa Medeiros Oliveira Carvalho',
    3,
  ],
  [
    'Giulia Francesca Rosa Antonio Marco Paolo Vittoria Luca Carmela Domenic',
    'Rossi Bianchi Ricci Esposito Greco Marino Caruso Conti',
    3,
  ],
  [
    'Shanice Keisha Marcia Althea Desmond Andre Winston Tamara Devon Jerome',
    'Campbell Brown Grant Clarke Francis Gordon Bailey Thompson',
    3,
  ],
  [
    'Nasrin Shirin Parisa Leila Darius Kamran Reza Babak Mina Arash',
    'Ahmadi Tehrani Karimi Hosseini Moradi Farahani Rahimi',
    2,
  ],
  ['Ji-woo Min-seo Soo-jin Hana Joon Sung-min Daniel Hye-jin', 'Kim Park Lee Choi Jung Yoon Kang', 2],
  [
    'Agnieszka Katarzyna Oksana Iryna Piotr Tomasz Andriy Marek Zofia Taras',
    'Kowalski Nowak Wojcik Shevchenko Kovalenko Bondarenko Zielinski',
    2,
  ],
  ['Linh Thuy Lan Minh Tuan Hieu Khanh Trang', 'Nguyen Tran Le Pham Vo Dang', 2],
  [
    'Amara Ngozi Adaeze Chidi Emeka Tunde Kwame Abena Yaa Folake',
    'Okafor Adeyemi Eze Nwosu Mensah Owusu Boateng Balogun',
    3,
  ],
  [
    'Eleni Sophia Katerina Nikos Yiannis Dimitri Stavros Despina',
    'Papadopoulos Georgiou Nikolaidis Pappas Economou',
    1,
  ],
  ['Rachel Miriam Leah David Jonathan Naomi Aaron Ruth', 'Goldberg Rosen Shapiro Levine Friedman Kaplan', 2],
  ['Layla Noor Rania Yasmin Omar Karim Tarek Hassan Samir Dina', 'Haddad Khoury Mansour Nasser Saleh Aziz Farah', 2],
  [
    'Élise Chantal Geneviève Sylvie Mathieu Luc Étienne Benoît Hugo Isabelle',
    'Laurent Tremblay Gagnon Bouchard Lavoie Desrosiers Côté',
    2,
  ],
  [
    'Sofia Valentina Camila Lucía Alejandro Diego Mateo Gabriela Andrés Paula',
    'Álvarez Herrera Morales Castillo Rojas Vargas Jiménez',
    2,
  ],
]

const lines = families.flatMap(([first, last, weight]) =>
  Array.from({ length: weight }, () => ({ first: first.split(' '), last: last.split(' ') })),
)

export type PersonName = { first: string; last: string }

/** People of one household: often of one family, sometimes not. */
export function householdNames(count: number, chance: Chance): PersonName[] {
  const line = chance.pick(lines)
  const last = chance.pick(line.last)
  const firsts = chance.some(line.first, line.first.length)
  return Array.from({ length: count }, (_, place) => {
    if (place === 0 || (place < firsts.length && chance.is(0.7))) return { first: firsts[place] ?? firsts[0]!, last }
    const other = chance.pick(lines)
    return { first: chance.pick(other.first), last: chance.pick(other.last) }
  })
}

export const fullNameOf = ({ first, last }: PersonName) => `${first} ${last}`

/** Lower case without accents, as in an e-mail address. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z-]/g, '')
    .toLowerCase()

const areaCodes = ['416', '416', '647', '647', '437', '905', '289', '365']
/** Fictional numbers: 555-0100 to 555-0199. */
export const phone = (chance: Chance) => `+1${chance.pick(areaCodes)}55501${chance.digits(2)}`

const mailProviders = ['mail.example', 'inbox.example', 'postbox.example', 'homemail.example']

/** Gives each person their own e-mail address. */
export function addressBook(chance: Chance) {
  const usedAddresses = new Set<string>()
  return ({ first, last }: PersonName) => {
    const local = `${plain(first)}.${plain(last)}`
    for (let n = 1; ; n++) {
      const address = `${n === 1 ? local : `${local}${n}`}@${chance.pick(mailProviders)}`
      if (usedAddresses.has(address)) continue
      usedAddresses.add(address)
      return address
    }
  }
}

export const pets = [
  'Cat (Miso, grey shorthair, 9 lbs)',
  'Cat (Luna, black, 8 lbs)',
  'Cat (Pepper, tabby, 11 lbs)',
  'Cat (Oliver, orange, 12 lbs)',
  'Dog (Biscuit, Shih Tzu, 13 lbs)',
  'Dog (Coco, toy poodle, 9 lbs)',
  'Dog (Archie, miniature schnauzer, 16 lbs)',
  'Dog (Nala, Maltese, 7 lbs)',
  'Dog (Winston, dachshund, 18 lbs)',
  'Parakeets (2)',
  'Rabbit (Clover)',
]
