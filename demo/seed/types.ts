// Types of the demonstration catalogue: plain data, which the seeder converts to rows.

export type SeedShop = 'main' | 'caszulo';

/** Palettes of `demo/drawing`, which defines each name. */
export type PaletteName =
  | 'lavanda'
  | 'laranja'
  | 'alecrim'
  | 'capim'
  | 'eucalipto'
  | 'rosa'
  | 'baunilha'
  | 'figo'
  | 'sandalo'
  | 'limao'
  | 'bergamota'
  | 'tangerina'
  | 'grapefruit'
  | 'hortela'
  | 'melaleuca'
  | 'geranio'
  | 'ylang'
  | 'jasmim'
  | 'camomila'
  | 'cedro'
  | 'patchouli'
  | 'vetiver'
  | 'olibano'
  | 'mirra'
  | 'canela'
  | 'cravo'
  | 'gengibre'
  | 'manjericao'
  | 'salvia'
  | 'copaiba'
  | 'coco'
  | 'amendoa'
  | 'argan'
  | 'algodao'
  | 'cha'
  | 'bambu'
  | 'cassis'
  | 'rosamosqueta'
  | 'aloe'
  | 'cacau'
  | 'maracuja'
  | 'cafe'
  | 'neroli'
  | 'ambar'
  | 'verbena';

/** Product shapes that `demo/drawing` draws. */
export type ShapeName =
  | 'dropper'
  | 'essence'
  | 'rollon'
  | 'spray'
  | 'mist'
  | 'bottle'
  | 'pump'
  | 'reed'
  | 'candle'
  | 'jar'
  | 'soap'
  | 'tube'
  | 'stick'
  | 'electric'
  | 'sachet'
  | 'stone'
  | 'box'
  | 'pouch';

/** Plants of `demo/drawing` that a picture names where its palette stands for another one; `drop` is no plant. */
export type MotifName =
  | 'aloe'
  | 'breu'
  | 'buriti'
  | 'camuCamu'
  | 'cardamom'
  | 'cupuacu'
  | 'drop'
  | 'grape'
  | 'gumLeaf'
  | 'jojoba'
  | 'lavender'
  | 'lemon'
  | 'manaca'
  | 'marjoram'
  | 'olive'
  | 'orange'
  | 'orangeBlossom'
  | 'palmarosa'
  | 'pinkPepper'
  | 'resin'
  | 'shea'
  | 'sunflower'
  | 'wood'
  | 'woodChips';

/** Soap and ceramic have one where the text names a colour. */
export type BodyColor = 'charcoal' | 'sand' | 'moss' | 'night';

export type GlassTint = 'amber' | 'green' | 'night' | 'plum' | 'blue' | 'clear';

/** Texts on the drawn label: `label` is the large name, `kind` and `volume` the small line, `latin` the italic one. */
export interface SeedPicture {
  shape: ShapeName;
  palette: PaletteName;
  label: string;
  kind: string;
  volume: string;
  latin?: string;
  glass?: GlassTint;
  /** The plant on the label and around the package, where it is not the palette's. */
  motif?: MotifName;
  color?: BodyColor;
}

export type Verdict = 'safe' | 'caution' | 'avoid' | 'unknown';

/** Botanical and safety facts. `unknown` is never shown as safe. `dilution` and `warnings` are shopper-facing Portuguese. */
export interface SeedFacts {
  botanicalName?: string;
  plantPart?: string;
  origin?: string;
  extraction?: string;
  inci?: string;
  allergens?: readonly string[];
  dilution?: string;
  pregnancy?: Verdict;
  children?: Verdict;
  pets?: Verdict;
  phototoxic?: 'yes' | 'no' | 'unknown';
  warnings?: string;
  /** Regulatory category: 'cosmético', 'saneante', 'aromatizante de ambiente', 'acessório', 'insumo'. */
  regulatoryPurpose?: string;
}

/** Height, width and length of the packed product in whole centimetres. */
export type SeedSize = readonly [number, number, number];

/** Units on one page with their own SKU, price and stock (`atributos.simples`). */
export interface SeedVariants {
  attribute: 'Volume' | 'Peso' | 'Cor' | 'Voltagem';
  values: readonly {
    label: string;
    /** Appended to the product's SKU. */
    skuSuffix: string;
    priceCents: number;
    listPriceCents?: number;
    stock: number;
    /** Where they differ from those of the product. */
    weightGrams?: number;
    sizeCm?: SeedSize;
  }[];
}

/** A sibling page of the same group (`atributos.unico`), such as the same diffuser in another aroma. */
export interface SeedSibling {
  group: string;
  attribute: 'Aroma' | 'Cor' | 'Tamanho';
  label: string;
}

/** A price in force from `startsInDays` to `endsInDays`, counted from the day of seeding. */
export interface SeedSchedule {
  name: string;
  startsInDays: number;
  endsInDays: number;
  priceCents: number;
}

export interface SeedProduct {
  slug: string;
  name: string;
  sku: string;
  /** EAN-13 with a valid check digit. */
  ean?: string;
  brand: string;
  /** Path of the main category, such as `oleos-essenciais/citricos/laranjas-e-tangerinas`. */
  category: string;
  /** Further category paths that list it. */
  alsoIn?: readonly string[];
  shops: readonly SeedShop[];
  /** For products with variants: those of the first value. */
  priceCents: number;
  listPriceCents?: number;
  stock: number;
  onRequest?: boolean;
  indexable?: false;
  /** One or two sentences, plain text. */
  short: string;
  /** HTML of p, ul, li, strong, em, h3. */
  long: string;
  /** HTML, "Como usar". */
  howToUse: string;
  /** Filter name -> labels; names and labels from `taxonomy.ts`. */
  filters: Readonly<Record<string, readonly string[]>>;
  badges?: readonly ('Mais vendido' | 'Novo' | 'Vegano')[];
  variants?: SeedVariants;
  sibling?: SeedSibling;
  schedule?: SeedSchedule;
  facts: SeedFacts;
  picture: SeedPicture;
  /** Packed, as it is posted; for products with variants that of the first value. */
  weightGrams: number;
  sizeCm: SeedSize;
  /** Sales rank weight, 0 to 1000. */
  popularity: number;
  /** Mean (1 to 5, one decimal) and count; the seeder writes comments for the latest ones. */
  rating?: { mean: number; count: number };
  /** Days since it went on sale; drives "Novidades". */
  launchedDaysAgo: number;
}

export interface SeedListPart {
  product: string;
  /** Label of the preselected simple value. */
  value?: string;
  quantity: number;
}

/** Kits (`aberta`, `fechada`) and curated lists (`lista`), all at /lista/{slug}. */
export interface SeedList {
  slug: string;
  name: string;
  sku: string;
  kind: 'aberta' | 'fechada' | 'lista';
  shops: readonly SeedShop[];
  short: string;
  long: string;
  parts: readonly SeedListPart[];
  /** Discount on the sum of the parts in percent; 0 for curated lists. */
  discountPercent: number;
  canChooseValue: boolean;
  picture: SeedPicture | null;
  popularity: number;
  rating?: { mean: number; count: number };
}

export interface SeedBrand {
  slug: string;
  name: string;
  shops: readonly SeedShop[];
  palette: PaletteName;
  /** HTML paragraphs, about 60 words. */
  story: string;
}

export interface SeedCategory {
  slug: string;
  name: string;
  /** Plain text, one or two sentences above the grid. */
  intro: string;
  /** HTML below the grid; only on first and second levels. */
  text?: string;
  palette: PaletteName;
  children?: readonly SeedCategory[];
}
