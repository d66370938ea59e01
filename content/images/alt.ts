/** The alt text of each picture in this folder, by file name. All are renderings until the owner's photographs replace them. */
export const alt: Record<string, string> = {
  'bathroom-floor': 'Rendering of white marble tile with gray veins seen from close to the ground, with a white tub, a brass filler and a stool with towels.',
  'bathroom-marble': "Rendering of a light bathroom with a free-standing tub and a wooden vanity on white marble tile.",
  'bathroom-old-tile': "Rendering of a dated bathroom with cream walls, brown vanity and tub on dated small pink-beige tile with dark grout.",
  'bathroom-tub':
    'Rendering of a free-standing white tub under a window, with a brass filler and a stool with towels, on beige ceramic tile.',
  'bathroom-vanity': 'Rendering of a gray bathroom with a wooden vanity, two round mirrors and a white tub on large-format gray porcelain tile.',
  'bedroom-dresser': 'Rendering of a bedroom with a white bed, a green throw, two lit bedside lamps and a wooden chest of drawers on gray-oak laminate.',
  'bedroom-old-carpet': "Rendering of a bedroom with pinkish walls and a brown bedspread on worn, stained carpet.",
  'bedroom-plush': "Rendering of a quiet bedroom with a linen bed, two nightstands and a tall window on plush carpet.",
  'bedroom-window': 'Rendering of a bedroom with a wide window, sheer curtains and a white bed with a green throw on cream berber carpet.',
  'bungalow-chair':
    'Rendering of a brown armchair by two sash windows, low bookcases with tapered columns and a dining table in an old house, on oak hardwood.',
  'bungalow-floor':
    'Rendering of hickory hardwood in an old house seen from close to the ground, running between low bookcases toward a dining table.',
  'bungalow-front':
    'Rendering of an old house with pale yellow walls, low bookcases with tapered columns, an armchair and a dining table, on pale wood-look luxury vinyl plank.',
  'bungalow-oak':
    'Rendering of an old house with sage green walls: an armchair and a floor lamp in front, low bookcases with columns, and a dining table at two sash windows, on oak hardwood.',
  'bungalow-table':
    "Rendering of an old house's dining room with a wooden table, four chairs and a white lamp between sash windows, on pale wood-look luxury vinyl plank.",
  'cafe-counter': 'Rendering of a cafe with a green-tiled counter, brass pendant lamps and round marble-topped tables on dark slate tile.',
  'cafe-floor': 'Rendering of large-format gray porcelain tile in a cafe seen from close to the ground, with chairs and the round foot of a table.',
  'cafe-old-vinyl': "Rendering of a dated cafe with tan walls, brown tables and a tan tiled counter on yellowed old sheet vinyl.",
  'cafe-porcelain': "Rendering of a small cafe with round tables, a tiled counter and pendant lamps on large-format gray porcelain tile.",
  'carpeting-kicker':
    'Rendering of a knee kicker on cream plush carpet, with the speckled pad and the tack strip still showing along one wall.',
  'cupped-boards':
    'Rendering of a hickory floor whose boards have cupped and drawn apart, with a yellow moisture meter on it.',
  'den-books': 'Rendering of a dark green living room with a lit fireplace, bookcases, a cream armchair and a red rug on walnut hardwood.',
  'den-floor': 'Rendering of dark walnut hardwood seen from close to the ground, with a red rug, a lit fireplace and a leather sofa behind.',
  'den-oak':
    'Rendering of a dark green living room with a log fire, two bookcases, a leather sofa and a red rug on oak hardwood.',
  'den-walnut':
    'Rendering of a dark green living room with a log fire, two bookcases, a leather sofa, a cream armchair and a red rug on walnut hardwood.',
  'dining-floor': 'Rendering of oak hardwood seen from close to the ground, with the legs of dining chairs and of a wooden table.',
  'dining-hickory': "Rendering of a dining room with a wooden table, six chairs and two pendant lamps on hickory hardwood.",
  'dining-old-carpet': "Rendering of a dining room with tan walls, a dark table and six chairs on worn, stained carpet.",
  'dining-sideboard': 'Rendering of a dining room with a wooden table, chairs and a sideboard against a green wall on pale maple hardwood.',
  'dining-windows':
    'Rendering of a dining room with a wooden table set for six, two dark pendant lamps and two tall windows on walnut hardwood.',
  'greatroom-doors':
    'Rendering of a new house with two pairs of glass doors on a garden, a tall plant, and a green kitchen island behind, on oak hardwood.',
  'greatroom-floor':
    'Rendering of pale wood-look luxury vinyl plank seen from close to the ground, running toward a blue kitchen island in a new house.',
  'greatroom-garden':
    'Rendering of a new great room with a low wooden table, a tall plant and two pairs of glass doors on a garden, on large-format gray porcelain tile.',
  'greatroom-island':
    'Rendering of a white kitchen with a clay-red island and four stools and a steel stove in a new house, on gray stone-look luxury vinyl tile.',
  'greatroom-oak':
    'Rendering of a new great room: a white kitchen with a green island and four stools behind, a pale sofa and a low table in front, glass doors at the left, on oak hardwood.',
  'greatroom-sofa':
    'Rendering of a pale sofa, a low table and a framed print beside a kitchen island in a new house, with bars of sun on hickory hardwood.',
  'greatroom-stools':
    'Rendering of a white kitchen with a dark blue island, a marble top and four stools in a new house, on gray-oak laminate.',
  'grouting-float':
    'Rendering of a grout float and a yellow sponge on new cream tile with a bucket behind, some of the joints already filled.',
  'hall-bench': 'Rendering of an entry hall with two coats above a wooden bench and a dark green front door on hickory hardwood.',
  'hall-console': 'Rendering of an entry hall with a dark green front door, a doormat, a console table with a lamp and a round mirror on dark slate tile in window light.',
  'hall-old-oak': "Rendering of a narrow entry hall with yellowish walls and a brown front door on worn, yellowed old oak strip.",
  'hall-walnut': "Rendering of an entry hall with a dark green front door, a bench with coats and a console table on walnut hardwood.",
  'hillcountry-chair':
    'Rendering of a limestone chimney with a fire, a cream armchair, a round table and a leather sofa on gray stone-look luxury vinyl tile.',
  'hillcountry-hickory':
    'Rendering of a room with a limestone chimney and a log fire, dark ceiling beams, a leather sofa and a cream armchair on hickory hardwood.',
  'hillcountry-window':
    'Rendering of a room with a limestone chimney and a log fire, a leather sofa and two tall windows on a garden, on sunlit oak hardwood.',
  'jobsite-herringbone':
    'Rendering of a walnut herringbone floor half laid in a corner, with a mallet and a pencil on it and gray underlayment beside it.',
  'jobsite-meter':
    'Rendering of a yellow moisture meter that reads 4.1 inside a pencil circle on a concrete slab, with a straightedge behind it.',
  'jobsite-planks':
    'Rendering of a hickory floor half laid over gray underlayment, with orange spacers along the wall, a mallet, loose boards and an open carton.',
  'jobsite-sanding':
    'Rendering of a drum sander with a dust bag and an orange cord between freshly sanded pale boards and a dark old finish.',
  'jobsite-threshold':
    'Rendering of a doorway where walnut hardwood meets slate tile at a flush wooden threshold.',
  'jobsite-tile':
    'Rendering of white marble tile being set: combed gray mortar on a slab, a notched trowel, and red clips that level the tile.',
  'kitchen-ceramic': "Rendering of a white kitchen with a blue island, three stools and brass handles on beige ceramic tile.",
  'kitchen-island':
    'Rendering of a white kitchen with a dark blue island, three upholstered stools, two white pendants and a glass patio door on a garden, on pale wood-look luxury vinyl plank.',
  'kitchen-old-vinyl': "Rendering of a dated kitchen with honey-colored cabinets and a laminate counter on yellowed old sheet vinyl.",
  'kitchen-sink': 'Rendering of a white kitchen with a marble-topped blue island, three stools and a window over the sink on beige ceramic tile.',
  'lakehouse-chair':
    'Rendering of a blue-gray armchair and a low table on a white rug in front of a lake and wooded hills, on hickory hardwood.',
  'lakehouse-oak':
    'Rendering of a bright living room with a wall of glass on a lake, a blue-gray armchair, a linen sofa and a white rug on oak hardwood.',
  'lakehouse-sofa':
    'Rendering of a linen sofa and a low table on a white rug beside a wall of glass on a lake, on large-format gray porcelain tile.',
  'leveling-pour':
    'Rendering of wet gray leveling compound spreading over a cracked slab under a gauge rake, with a mixing bucket behind.',
  'living-floor': 'Rendering of warm brown walnut hardwood seen from close to the ground, with a coffee table, a pale sofa and a green armchair behind.',
  'living-hero':
    'Rendering of a bright living room from low down: oak boards run toward a cream sofa, a wooden coffee table and a green armchair, with a garden outside.',
  'living-hero-ceramic': 'Rendering of a bright living room from low down: beige ceramic tile runs toward a cream sofa, a wooden coffee table and a green armchair.',
  'living-hero-lvp-stone': 'Rendering of a bright living room from low down: gray stone-look vinyl runs toward a cream sofa, a wooden coffee table and a green armchair.',
  'living-hero-walnut': 'Rendering of a bright living room from low down: dark walnut boards run toward a cream sofa, a wooden coffee table and a green armchair.',
  'living-laminate':
    'Rendering of a sunny living room with two tall windows, a pale sofa and a low wooden table on gray-oak laminate.',
  'living-oak':
    'Rendering of a sunny living room with a pale sofa, a green armchair and a low table on a white rug, on oak hardwood.',
  'living-oak-corner': 'Rendering of a sunny living room seen from its corner, with two framed pictures, a floor lamp, a white rug and a green armchair on oak hardwood.',
  'living-old-carpet': "Rendering of a living room with yellowed walls, a pale sofa and a brown armchair on worn, stained carpet.",
  'living-window': 'Rendering of a sunny living room with two tall windows, a pale sofa, a pale rug and a low wooden table on hickory hardwood.',
  'mudroom-bench': 'Rendering of a mudroom with a cushioned bench, three baskets, a rail of hooks with a brown bag and a glass patio door on large-format gray porcelain tile.',
  'mudroom-bowls':
    'Rendering of two steel dog bowls beside a plant, a green cabinet and a glass door on pale wood-look luxury vinyl plank.',
  'mudroom-door': 'Rendering of a mudroom with a glass patio door, a long bench with baskets and a wooden counter on gray stone-look luxury vinyl tile.',
  'mudroom-lvp-wood':
    'Rendering of a mudroom with a cushioned bench, three baskets and a rail of hooks beside a glass door, on pale wood-look luxury vinyl plank.',
  'mudroom-old-vinyl': 'Rendering of a dated laundry room with honey-colored cabinets and yellowish walls on yellowed old sheet vinyl.',
  'mudroom-slate': "Rendering of a laundry room with washer, dryer, a bench with hooks and a glass patio door on dark slate tile.",
  'office-desks': 'Rendering of an open office with white desks, dark chairs and a green end wall on wood-look luxury vinyl plank.',
  'office-floor': 'Rendering of pale gray-oak laminate seen from close to the ground, running between two rows of office desks.',
  'office-lvp-wood': "Rendering of a bright open office with two rows of desks and tall windows on wood-look luxury vinyl plank.",
  'office-old-office-carpet': "Rendering of an open office with gray-beige walls and rows of desks on worn gray commercial carpet.",
  'pattern-berber': 'Rendered swatch of looped berber carpet seen from above.',
  'pattern-ceramic': 'Rendered swatch of beige ceramic tiles seen from above.',
  'pattern-lvp-stone': 'Rendered swatch of gray stone-look vinyl tiles seen from above.',
  'pattern-lvp-wood': 'Rendered swatch of pale wood-look vinyl planks seen from above.',
  'pattern-marble': 'Rendered swatch of white marble tiles with gray veins seen from above.',
  'pattern-oak': 'Rendered swatch of oak strip boards seen from above.',
  'pattern-plush': 'Rendered swatch of soft plush carpet seen from above.',
  'pattern-walnut': 'Rendered swatch of walnut boards seen from above.',
  'ranch-bench':
    'Rendering of a bench with a straw hat and boots under two coats, beside a limestone wainscot and plank doors, on hickory hardwood.',
  'ranch-oak':
    'Rendering of a ranch house entry with double plank doors, a limestone wainscot, and a bench with boots and a straw hat, on oak hardwood.',
  'sample-berber': "Rendering of berber carpet seen at a low angle, with window light across it and a white baseboard behind.",
  'sample-ceramic':
    'Rendering of beige ceramic tile at a low angle in soft window light, with a small bench, a basket and a potted plant at a white baseboard.',
  'sample-hickory':
    'Rendering of hickory hardwood in honey and brown at a low angle in soft window light, with a small bench, a basket and a potted plant at a white baseboard.',
  'sample-laminate':
    'Rendering of gray-oak laminate at a low angle in soft window light, with a small bench, a basket and a potted plant at a white baseboard.',
  'sample-lvp-stone':
    'Rendering of gray stone-look luxury vinyl tile at a low angle in soft window light, with a small bench, a basket and a potted plant at a white baseboard.',
  'sample-lvp-wood':
    'Rendering of pale wood-look luxury vinyl plank at a low angle in soft window light, with a small bench, a basket and a potted plant at a white baseboard.',
  'sample-maple':
    'Rendering of pale maple hardwood at a low angle in soft window light, with a small bench, a basket and a potted plant at a white baseboard.',
  'sample-marble':
    'Rendering of white marble tile with gray veins at a low angle in soft window light, with a small bench, a basket and a potted plant at a white baseboard.',
  'sample-oak':
    'Rendering of oak hardwood at a low angle in soft window light, with a small bench, a basket and a potted plant at a white baseboard.',
  'sample-plush': "Rendering of plush carpet seen at a low angle, with window light across it and a white baseboard behind.",
  'sample-porcelain': "Rendering of large-format gray porcelain tile seen at a low angle, with window light across it and a white baseboard behind.",
  'sample-slate': "Rendering of dark slate tile seen at a low angle, with window light across it and a white baseboard behind.",
  'sample-walnut':
    'Rendering of walnut hardwood at a low angle in soft window light, with a small bench, a basket and a potted plant at a white baseboard.',
  'samples-carpets':
    'Rendering of two bound carpet samples on a concrete slab, one with a corner folded back to show its backing, beside a tape measure.',
  'samples-estimate':
    'Rendering of a clipboard with a floor plan, a tape measure, two gray laminate boards and a mug on a concrete slab.',
  'samples-planks':
    'Rendering of pairs of boards on a concrete slab: pale wood-look vinyl plank in front, oak behind it and gray planks at the back, with a tape measure.',
  'samples-species':
    'Rendering of pairs of boards in four woods on a concrete slab, from pale maple to dark walnut, with a tape measure and a pencil.',
  'samples-tiles':
    'Rendering of a stack of ceramic tiles with red edges and a stack of gray porcelain tiles on a slab, beside a tape measure.',
  'shower-floor':
    'Rendering of dark slate tile on a shower floor seen from close to the ground, with green wall tile, a tiled bench and a pane of glass.',
  'shower-niche':
    'Rendering of a niche framed in white marble with two bottles and folded towels in a shower wall of pale green tile.',
  'shower-porcelain':
    'Rendering of a walk-in shower with pale green tile, a tiled bench, a niche, brass fittings and a pane of glass, on large-format gray porcelain tile.',
  'stairs-foot': 'Rendering of a straight flight of stairs with white risers, thin black balusters and three framed pictures, its treads and the floor in hickory hardwood.',
  'stairs-oak': "Rendering of a stair hall with a straight flight of stairs, black balusters and two windows, with oak hardwood.",
  'visualizer-living-oak':
    'Rendering of a sunny living room with a pale sofa, a green armchair, a low wooden table and a floor lamp on oak boards.',
};
