/** What the visualizer needs of a business besides its rooms and floors. */
import { collections, readFolder } from '../read/collections.ts';
import { factRange, factValue } from '../read/facts.ts';
import { contentFolder } from '../read/folder.ts';
import { hasFile } from '../read/yaml.ts';
import { floorTextures } from './floors.ts';

/** Throws if one is missing. */
export function extraPrices() {
  return {
    tearOut: factValue('price.carpetRemoval'),
    leveling: factRange('price.leveling'),
    stairs: factRange('price.stairs'),
    transitions: factRange('price.transition'),
  };
}

/** Throws with all that is missing. */
export function checkVisualizer(): void {
  const room = 'rooms/custom.yaml';
  const problems = [
    ...(hasFile(room) ? [] : [`${contentFolder}/${room}: this file is missing; add it, for a room of the visitor's own size`]),
    ...readFolder(collections.visualizerFloors).flatMap(({ id, pattern }) =>
      floorTextures[pattern]
        ? []
        : [`${contentFolder}/visualizer-rooms/floors.yaml: there is no ${pattern}, the pattern of ${id}; add it`],
    ),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  extraPrices();
}
