export { RoomViewer } from '../../visualizer/room-view/RoomViewer.tsx';
