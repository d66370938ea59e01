export { OwnRoom } from '../../visualizer/own-room/OwnRoom.tsx';
