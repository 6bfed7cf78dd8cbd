#!/bin/bash
# video.sh FRAMES_DIR NAME: frames f_000..f_048.png (RGBA, from scenes/video.py, HALF=24) become
# video/NAME.{av1.mp4,h264.mp4,webm} and video/NAME-poster.webp, in loop order: out and back.
frames=$(realpath "$1") || exit 1
name=$2
half=${HALF:-24}
fps=${FPS:-24}
size=${SZ:-640}
cd "$(dirname "$0")" || exit 1
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
mkdir -p video
for ((i = 0; i < 4 * half; i++)); do
  if ((i <= half)); then k=$((half + i)); elif ((i <= 3 * half)); then k=$((3 * half - i)); else k=$((i - 3 * half)); fi
  ln -s "$frames/$(printf 'f_%03d.png' $k)" "$work/$(printf 's_%03d.png' $i)"
done

ground=(-f lavfi -i "color=0xFBF3EA:s=${size}x${size}:r=$fps,format=rgb24" -framerate "$fps" -i "$work/s_%03d.png")
graph="[0][1]overlay=format=gbrp:shortest=1,scale=out_color_matrix=bt709:out_range=tv,format=yuv420p"
colour=(-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv -an)
encode() { nice -n 19 ffmpeg -v error -y "${ground[@]}" "$@"; }

encode -filter_complex "$graph" "${colour[@]}" -c:v libx264 -preset veryslow -crf "${Q264:-25}" \
  -movflags +faststart "video/$name.h264.mp4"
encode -filter_complex "$graph" "${colour[@]}" -c:v libsvtav1 -preset 4 -svtav1-params tune=0 -crf "${QAV1:-38}" \
  -movflags +faststart "video/$name.av1.mp4"
for pass in 1 2; do
  encode -filter_complex "$graph" "${colour[@]}" -c:v libvpx-vp9 -b:v "${BVP9:-610k}" -pass $pass \
    -passlogfile "$work/vp9" -deadline good -cpu-used 1 -row-mt 1 -auto-alt-ref 1 -lag-in-frames 25 -f webm \
    "$([ $pass = 1 ] && echo /dev/null || echo "video/$name.webm")"
done
encode -filter_complex "[0][1]overlay=format=gbrp" -frames:v 1 -c:v libwebp -quality 84 "video/$name-poster.webp"
ls -la video
